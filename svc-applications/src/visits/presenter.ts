import type { WholeApplication } from '../applications/application';
import type { Contents } from '../applications/contents';
import { presentDetails, presentFurther, presentUploads } from '../applications/review';
import { hasDays, type Logistics, settledVisit } from './visit';

/** A visit application as it is read back. */
export function presentVisitReview(contents: Contents, application: Pick<WholeApplication, 'formData'>) {
  const { details, lists, documents, logistics } = contents;
  const { formData: form } = application;
  return {
    intern_details: presentDetails(details),
    visitor_info: presentVisitor(contents),
    disability: { has_disability: details.hasDisability, description: details.disabilityDescription },
    institutions: lists.institutions,
    degree: lists.degrees,
    interests: lists.interests,
    languages: lists.language_skills,
    other_skills: details.otherSkills,
    logistics: logistics && hasDays(logistics) ? presentLogistics(settledVisit(logistics, form)) : null,
    periods: lists.periods,
    uploads: presentUploads(documents),
    ...presentFurther(contents),
    form_data: {
      signature: wordsOf(form.signature),
      agreement: form.agreement === true,
      previous_degrees: wordsOf(form.previous_degrees),
      personal_statement: details.personalStatement,
      hours_available: lists.periods[0]?.hours_available ?? null,
    },
  };
}

export const wordsOf = (typed: unknown): string | null => (typeof typed === 'string' && typed ? typed : null);

export function presentVisitor({ details, organisation }: Contents) {
  return {
    full_name: details.fullName,
    institution_name: organisation?.institutionName ?? null,
    institution_position: organisation?.institutionPosition ?? null,
  };
}

export function presentLogistics(visit: Logistics) {
  return {
    visit_start_date: visit.visitStartDate,
    visit_end_date: visit.visitEndDate,
    is_institution: visit.isInstitution,
    has_visited: visit.hasVisited,
    people_participated: visit.peopleParticipated,
    accommodation_type: visit.accommodationType,
    needs_visa_assistance: visit.needsVisaAssistance,
    travel_from_country: visit.travelFromCountry,
    travel_from_city: visit.travelFromCity,
    emergency_contact_name: visit.emergencyContactName,
    emergency_contact_relationship: visit.emergencyContactRelationship,
    emergency_contact_phone: visit.emergencyContactPhone,
    emergency_contact_email: visit.emergencyContactEmail,
    declaration_accuracy: visit.declarationAccuracy,
    declaration_conduct: visit.declarationConduct,
    declaration_data_processing: visit.declarationDataProcessing,
  };
}
