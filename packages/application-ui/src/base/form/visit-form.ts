import { blankAll, type TypedInAll, visitSections } from '@portal/contract-svc-applications-v1/questions';
import { blankOwn, type FormOwn } from './common-form';

/** All answers of the visit wizard. */
export type VisitForm = FormOwn &
  TypedInAll<typeof visitSections> & {
    /** The file name of the stored identity document; kept so that the document is asked for once. */
    national_id_name: string;
  };

/** The optional fields about travel and the emergency contact. */
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
  ...blankAll(visitSections),
  national_id_name: '',
});

/** Whether an institution sends people: then their number and the institution's letter are asked for. */
export const isInstitutional = ({ purpose }: Pick<VisitForm, 'purpose'>): boolean =>
  purpose === 'institutional';

/** The one period of a visit, from its first and last day. */
export const visitPeriods = ({ visit_start_date, visit_end_date }: VisitForm) => [
  { start_date: visit_start_date, end_date: visit_end_date },
];
