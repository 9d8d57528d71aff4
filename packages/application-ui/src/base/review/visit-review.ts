import type {
  ReviewData,
  ReviewedDegree,
  ReviewedInstitution,
  ReviewedInterest,
  ReviewedLanguage,
  ReviewedPeriod,
  ReviewedPerson,
  ReviewedUpload,
} from './review-data';

type Text = string | null | undefined;

export interface ReviewedLogistics {
  visit_start_date?: Text;
  visit_end_date?: Text;
  is_institution?: unknown;
  has_visited?: unknown;
  people_participated?: Text | number;
  accommodation_type?: Text;
  needs_visa_assistance?: unknown;
  accommodation_needed?: unknown;
  /** The sum of the hours over the periods. */
  hours_available?: Text | number;
  travel_from_country?: Text;
  travel_from_city?: Text;
  emergency_contact_name?: Text;
  emergency_contact_relationship?: Text;
  emergency_contact_phone?: Text;
  emergency_contact_email?: Text;
}

/** A visit application as the server returns it; any part may be missing. */
export interface VisitReview {
  intern_details?: ReviewedPerson | null;
  visitor_info?: { institution_name?: Text; institution_position?: Text; full_name?: Text } | null;
  disability?: ReviewData['disability'];
  institutions?: readonly ReviewedInstitution[];
  degree?: readonly ReviewedDegree[];
  interests?: readonly ReviewedInterest[];
  languages?: readonly ReviewedLanguage[];
  logistics?: ReviewedLogistics | null;
  periods?: readonly ReviewedPeriod[];
  uploads?: readonly ReviewedUpload[];
  form_data?: {
    signature?: Text;
    agreement?: unknown;
    previous_degrees?: Text;
    personal_statement?: Text;
    hours_available?: Text | number;
  } | null;
}
