import { incompleteRows, person } from '@portal/contract-svc-applications-v1/questions';
import { membersOf, placed, reviewedByInternship } from './answered/reviewed';
import type { ContentAnswers, Contents, Document, Referee } from './contents';
import { isLetter } from './contents';
import { letterOf } from './letters';

/** An application with its answers: for its applicant before the submission, for staff after it. */
export function presentReview(contents: Contents) {
  const { answers, referees, documents } = contents;
  return {
    ...placed(reviewedByInternship, answers),
    references: referees.map((referee) => presentReferee(referee, documents)),
    uploads: presentUploads(documents),
    ...presentFurther(contents),
    ...presentIncomplete(contents),
  };
}

/** Answers that have no named member in a review; an empty object where the programme has no such question. */
export const presentFurther = ({ further }: Contents): { answers?: Contents['further'] } =>
  Object.keys(further).length > 0 ? { answers: further } : {};

/** The incomplete rows of a draft, by the keys of their lists; an empty object if there are none. */
export const presentIncomplete = ({ incomplete }: Contents): { [incompleteRows]?: Contents['incomplete'] } =>
  Object.keys(incomplete).length > 0 ? { [incompleteRows]: incomplete } : {};

/** The personal details, with the names that a review uses. */
export const presentDetails = (answers: ContentAnswers): Record<string, unknown> =>
  Object.fromEntries(membersOf(person).map(([member, key]) => [member, answers[key]]));

export function presentReferee(referee: Referee, documents: Document[]) {
  const { type, fullName, email, phone, relationship } = referee;
  // The form of a further application does not require the organization.
  const organization = referee.organization || null;
  const letter = letterOf(documents, type, referee);
  return {
    type,
    full_name: fullName,
    institution: type === 'academic' ? organization : null,
    organization,
    email,
    phone,
    relationship,
    letter_path: letter?.filePath ?? null,
    ...(letter?.scan && { letter_scan: letter.scan }),
  };
}

/** The documents except letters, which are shown with their referees. */
export function presentUploads(documents: Document[]) {
  return documents.filter((document) => !isLetter(document)).map(presentDocument);
}

export function presentDocument({ uploadType, filePath, originalName, size, mimeType, scan }: Document) {
  return {
    upload_type: uploadType,
    file_path: filePath,
    file_name: filePath.slice(filePath.lastIndexOf('/') + 1),
    original_name: originalName,
    size,
    mime_type: mimeType,
    ...(scan && { scan }),
  };
}

/** The stored files that belong to saved progress: the documents, and the letters of the present referees. */
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
