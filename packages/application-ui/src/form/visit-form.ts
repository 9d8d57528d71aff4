import { blankAll, type TypedInAll, visit } from '@portal/contract-svc-applications-v1/questions';
import { blankOwn, type FormOwn } from './common-form';

/** All that the visit wizard asks. */
export type VisitForm = FormOwn &
  TypedInAll<typeof visit> & {
    /** What the stored identity document is called; kept so that it is asked for once. */
    national_id_name: string;
  };

/** How a visitor travels and whom to call: nothing of it must be told. */
export const travelFields = [
  'travel_from_country',
  'travel_from_city',
  'emergency_contact_name',
  'emergency_contact_relationship',
  'emergency_contact_phone',
  'emergency_contact_email',
] as const satisfies readonly (keyof VisitForm)[];

export const blankVisitForm = (): VisitForm => ({
  ...blankOwn(),
  ...blankAll(visit),
  national_id_name: '',
});

/** An institution sends people; then how many they are and its letter are asked. */
export const isInstitutional = ({ purpose }: Pick<VisitForm, 'purpose'>): boolean =>
  purpose === 'institutional';

/** A visit is one period: the dates are asked once. */
export const visitPeriods = ({ visit_start_date, visit_end_date }: VisitForm) => [
  { start_date: visit_start_date, end_date: visit_end_date },
];
