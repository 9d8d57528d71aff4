import { blankCommonForm, type CommonForm } from './common-form';

/** All that the visit wizard asks. */
export interface VisitForm extends CommonForm {
  institution_name: string;
  institution_position: string;
  /** What the stored identity document is called; kept so that it is asked for once. */
  national_id_name: string;
  /** Further degrees and certificates, in the person's own words. */
  previous_degrees: string;
  visit_start_date: string;
  visit_end_date: string;
  /** 'yes', 'no', or nothing yet. */
  has_visited: string;
  people_participated: string;
  accommodation_type: string;
  /** 'yes', 'no', or nothing. */
  needs_visa_assistance: string;
  travel_from_country: string;
  travel_from_city: string;
  emergency_contact_name: string;
  emergency_contact_relationship: string;
  emergency_contact_phone: string;
  emergency_contact_email: string;
  declaration_accuracy: boolean;
  declaration_conduct: boolean;
  declaration_data_processing: boolean;
  agreement: boolean;
}

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
  ...blankCommonForm(),
  institution_name: '',
  institution_position: '',
  national_id_name: '',
  previous_degrees: '',
  visit_start_date: '',
  visit_end_date: '',
  has_visited: '',
  people_participated: '1',
  accommodation_type: '',
  needs_visa_assistance: '',
  travel_from_country: '',
  travel_from_city: '',
  emergency_contact_name: '',
  emergency_contact_relationship: '',
  emergency_contact_phone: '',
  emergency_contact_email: '',
  declaration_accuracy: false,
  declaration_conduct: false,
  declaration_data_processing: false,
  agreement: false,
});

/** An institution sends people; then how many they are and its letter are asked. */
export const isInstitutional = ({ purpose }: Pick<VisitForm, 'purpose'>): boolean =>
  purpose === 'institutional';

/** A visit is one period: the dates are asked once. */
export const visitPeriods = ({ visit_start_date, visit_end_date }: VisitForm) => [
  { start_date: visit_start_date, end_date: visit_end_date },
];
