import {
  type availabilityByPeriod,
  blankAll,
  internshipSections,
  type RowIn,
  type TypedInAll,
} from '@portal/contract-svc-applications-v1/questions';
import { blankOwn, type FormOwn } from './common-form';

/** A period with its own weekly hours. */
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

/** All answers of the internship wizard. */
export type InternshipForm = FormOwn &
  TypedInAll<typeof internshipSections> & {
    /** The academic reference, then the community reference. */
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
  ...blankAll(internshipSections),
  references: [blankReference('academic'), blankReference('community')],
});
