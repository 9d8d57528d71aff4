import { referenceOf } from '@portal/contract-svc-applications-v1';
import { progressOf, type WholeApplication } from '../applications/application';
import { type Contents, type Document, isLetter } from '../applications/contents';
import { presentDetails, presentDocument, presentReview } from '../applications/review';
import { presentLogistics, presentVisitor, wordsOf } from '../visits/presenter';
import { hasDays, settledVisit } from '../visits/visit';

/** An application with all that it holds: the same for its applicant and for staff, but for `abilities`. */
export function presentFullReview<Abilities>(
  application: WholeApplication,
  contents: Contents,
  abilities: Abilities,
) {
  const { details, lists, documents } = contents;
  const { personal_statements, disability, ...sections } = presentReview(contents);
  const institutions = lists.institutions.map((one) => ({ ...one, institution_name: one.name }));
  return {
    ...presentHead(application),
    ...sections,
    intern_details: { id: application.detailsId, ...presentDetails(details) },
    visitor_info: application.type === 'visitor' ? presentVisitorInfo(application, contents) : null,
    disability: { ...disability, disability_description: disability.description },
    logistics: presentVisit(application, contents),
    institution: institutions,
    institutions,
    degree: lists.degrees.map((one) => ({ ...one, institution: one.name, field_of_study: one.program })),
    personal_statement: personal_statements,
    periods: sections.period,
    references: sections.references.map((one) => ({ ...one, position: null })),
    uploads: documents.filter((one) => !isLetter(one)).map(presentStored),
    letters: documents.filter(isLetter).map(presentLetter),
    form_data: presentForm(application, contents),
    abilities,
  };
}

function presentHead(application: WholeApplication) {
  const { id, type } = application;
  return {
    id,
    originalId: id,
    reference: referenceOf(type, id),
    type,
    status: application.status,
    version: application.version,
    origin: application.origin,
    applicant_name: application.applicantName,
    user_id: application.personId,
    purpose: purposeOf(application),
    submitted_date: application.submittedAt?.toISOString() ?? null,
    created_at: application.createdAt.toISOString(),
    updated_at: application.updatedAt.toISOString(),
    current_step: application.currentStep,
    progress: progressOf(application),
  };
}

export const purposeOf = ({ formData }: WholeApplication): string | null => wordsOf(formData.purpose);

/** A visit is that of an institution, or of a person whatever else brings them. */
function presentVisitorInfo(application: WholeApplication, contents: Contents) {
  const purpose = purposeOf(application);
  const category = purpose === null || purpose === 'institutional' ? purpose : 'personal';
  return { ...presentVisitor(contents), purpose, category };
}

function presentVisit({ formData }: WholeApplication, { logistics, lists }: Contents) {
  if (!logistics || !hasDays(logistics)) return null;
  const hours = lists.periods.flatMap(({ hours_available }) => hours_available ?? []);
  return {
    ...presentLogistics(settledVisit(logistics, formData)),
    accommodation_needed: logistics.accommodationNeeded,
    hours_available: hours.length > 0 ? hours.reduce((sum, one) => sum + one, 0) : null,
  };
}

/** A stored file with the address that it opens at. */
export const presentStored = (document: Document) => ({
  ...presentDocument(document),
  file_url: `/api/storage/${document.filePath}`,
});

/** A letter, with who wrote it: it is that of a reference only when its `letter_path` is that of the reference too. */
const presentLetter = (letter: Document) => ({
  ...presentStored(letter),
  letter_of: letter.letterOf ? { full_name: letter.letterOf.fullName, email: letter.letterOf.email } : null,
});

function presentForm(application: WholeApplication, { details, lists }: Contents) {
  const { formData: form } = application;
  return {
    personal_statement: details.personalStatement,
    purpose: purposeOf(application),
    hours_available: lists.periods[0]?.hours_available ?? null,
    previous_degrees: wordsOf(form.previous_degrees),
    signature: wordsOf(form.signature),
    agreement: form.agreement === true,
  };
}
