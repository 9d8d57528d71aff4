import type { FullReview } from '../base/review';

const noLogistics = {
  has_visited: null,
  accommodation_type: null,
  needs_visa_assistance: null,
  travel_from_country: null,
  travel_from_city: null,
  emergency_contact_name: null,
  emergency_contact_relationship: null,
  emergency_contact_phone: null,
  emergency_contact_email: null,
  declaration_accuracy: true,
  declaration_conduct: true,
  declaration_data_processing: true,
  accommodation_needed: null,
  hours_available: null,
};
const noFormData = {
  personal_statement: null,
  purpose: null,
  hours_available: null,
  previous_degrees: null,
  signature: null,
  agreement: false,
};

/** A review as the service sends it: with the aliases of its members, which the pages do not read. */
export function reviewAsSent(review: FullReview): FullReview {
  const institution = review.institution.map((one) => ({ ...one, institution_name: one.name }));
  const degree = review.degree.map((one) => ({
    ...one,
    institution: one.name,
    field_of_study: one.program,
  }));
  const references = review.references.map((one) => ({
    ...one,
    organization: one.institution,
    position: null,
  }));
  const { disability, logistics } = review;
  const doubled = {
    institution,
    institutions: institution,
    periods: review.period,
    degree,
    references,
    letters: review.letters ?? [],
    disability: disability && { ...disability, disability_description: disability.description },
    logistics: logistics && { ...noLogistics, ...logistics },
    form_data: { ...noFormData, ...review.form_data },
  };
  return { ...review, ...doubled };
}
