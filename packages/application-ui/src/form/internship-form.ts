import {
  type availabilityByPeriod,
  blankAll,
  internship,
  type RowIn,
  type TypedInAll,
} from '@portal/contract-svc-applications-v1/questions';
import { blankOwn, type FormOwn } from './common-form';

/** A period with hours of its own. Hours are a week's. */
export type HourlyPeriod = RowIn<typeof availabilityByPeriod.ask.periods>;

export interface Reference {
  type: string;
  full_name: string;
  institution: string;
  organization: string;
  email: string;
  phone: string;
  relationship: string;
}

/** All that the internship wizard asks. */
export type InternshipForm = FormOwn &
  TypedInAll<typeof internship> & {
    /** The academic one, then the community one. */
    references: [Reference, Reference];
  };

export const blankReference = (type: string): Reference => ({
  type,
  full_name: '',
  institution: '',
  organization: '',
  email: '',
  phone: '',
  relationship: '',
});

export const blankInternshipForm = (): InternshipForm => ({
  ...blankOwn(),
  ...blankAll(internship),
  references: [blankReference('academic'), blankReference('community')],
});
