import type { Contents, Details, Document, ExperienceKind, Referee } from './contents';
import { isLetter } from './contents';
import { letterOf } from './letters';

/** An application as it is read back: to its applicant before submission, to staff after it. */
export function presentReview(contents: Contents) {
  const { details, lists, referees, documents } = contents;
  return {
    intern_details: presentDetails(details),
    disability: { has_disability: details.hasDisability, description: details.disabilityDescription },
    institution: lists.institutions,
    degree: lists.degrees,
    honours: lists.honors,
    course_work: lists.course_works,
    clinic_experience: ofKind(contents, 'clinic'),
    research_experience: ofKind(contents, 'research'),
    volunteer_experience: ofKind(contents, 'volunteer'),
    interests: lists.interests,
    personal_statements: details.personalStatement,
    languages: lists.language_skills,
    other_skills: details.otherSkills,
    period: lists.periods,
    references: referees.map((referee) => presentReferee(referee, documents)),
    uploads: presentUploads(documents),
    ...presentFurther(contents),
  };
}

/** Answers that have no name of their own in a review; nothing where no such question is asked. */
export const presentFurther = ({ further }: Contents): { answers?: Contents['further'] } =>
  Object.keys(further).length > 0 ? { answers: further } : {};

export function presentDetails(details: Details) {
  return {
    full_name: details.fullName,
    email: details.email,
    phone_number: details.phoneNumber,
    date_of_birth: details.dateOfBirth,
    gender: details.gender,
    nationality: details.nationality,
    current_address: details.currentAddress,
    permanent_address: details.permanentAddress,
    contact_preference: details.contactPreference,
  };
}

function ofKind({ lists }: Contents, kind: ExperienceKind) {
  return lists.experiences.filter((one) => one.kind === kind).map(({ description }) => ({ description }));
}

export function presentReferee(referee: Referee, documents: Document[]) {
  const { type, fullName, email, phone, relationship } = referee;
  // The form of a further application does not insist on it.
  const organization = referee.organization || null;
  return {
    type,
    full_name: fullName,
    institution: type === 'academic' ? organization : null,
    organization,
    email,
    phone,
    relationship,
    letter_path: letterOf(documents, type, referee)?.filePath ?? null,
  };
}

/** The documents; letters stand with their referees. */
export function presentUploads(documents: Document[]) {
  return documents.filter((document) => !isLetter(document)).map(presentDocument);
}

export function presentDocument({ uploadType, filePath, originalName, size, mimeType }: Document) {
  return {
    upload_type: uploadType,
    file_path: filePath,
    file_name: filePath.slice(filePath.lastIndexOf('/') + 1),
    original_name: originalName,
    size,
    mime_type: mimeType,
  };
}

/** What comes with saved progress: the stored files, the letters of those who are the referees now. */
export function presentStoredFiles({ documents, referees }: Pick<Contents, 'documents' | 'referees'>) {
  const pathOf = (type: Referee['type']) => {
    const referee = referees.find((one) => one.type === type);
    return letterOf(documents, type, referee)?.filePath ?? null;
  };
  return {
    uploads: presentUploads(documents),
    academicUpload: pathOf('academic'),
    communityUpload: pathOf('community'),
  };
}
