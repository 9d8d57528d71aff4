import { referenceOf } from '@portal/contract-svc-applications-v1';
import { rowAliases } from '@portal/contract-svc-applications-v1/questions';
import {
  type Contents,
  type Document,
  hasDays,
  isLetter,
  type Original,
  placed,
  presentDetails,
  presentDocument,
  presentFurther,
  presentIncomplete,
  presentReferee,
  presentVisitor,
  questionOf,
  reviewed,
  textOrNull,
  type WholeApplication,
} from '../../application';
import { type PresentedReopened, undoUntil } from '../../decisions';

/** An application with all its contents. Its applicant and staff get the same members, except for `abilities`. */
export function presentFullReview<Abilities>(
  application: WholeApplication,
  contents: Contents,
  {
    abilities,
    original,
    reopened,
    times = 0,
    progress = 100,
    offer,
  }: {
    abilities: Abilities;
    original: Original | null;
    reopened: PresentedReopened;
    times?: number;
    /** The newest offer of a place, as the reader may see it. */
    offer?: object | undefined;
    /** In whole percent; 100 when left out, as for a submitted application. */
    progress?: number;
  },
) {
  const { answers, referees, documents } = contents;
  const { has_disability, disability_description } = answers;
  const institutions = withAliases('institutions', answers.institutions);
  return {
    ...presentHead(application, progress),
    reopened,
    reopened_times: times,
    ...(offer && { offer }),
    original,
    ...placed(reviewed, answers),
    ...presentFurther(contents),
    intern_details: { id: application.detailsId, ...presentDetails(answers) },
    visitor_info: questionOf(application.type, 'institution_name')
      ? presentVisitorInfo(application, contents)
      : null,
    disability: { has_disability, description: disability_description, disability_description },
    logistics: presentVisit(contents),
    institution: institutions,
    institutions,
    degree: withAliases('degrees', answers.degrees),
    periods: answers.periods,
    references: referees.map((one) => ({
      ...presentReferee(one, documents),
      position: one.position ?? null,
    })),
    uploads: documents.filter((one) => !isLetter(one)).map(presentStored),
    letters: documents.filter(isLetter).map(presentLetter),
    form_data: presentForm(application, contents),
    ...presentIncomplete(contents),
    ...(contents.asked && { asked: contents.asked }),
    abilities,
  };
}

/** The rows of a list, with the additional names of their members. */
const withAliases = (list: string, rows: Record<string, unknown>[]) =>
  rows.map((row) => {
    const aliases = Object.entries(rowAliases[list]?.shown ?? {});
    return { ...row, ...Object.fromEntries(aliases.map(([alias, key]) => [alias, row[key]])) };
  });

function presentHead(application: WholeApplication, progress: number) {
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
    withdrawn_at: application.withdrawnAt?.toISOString() ?? null,
    withdrawal_reason: application.withdrawalReason,
    undo_withdrawal_until: undoUntil(application)?.toISOString() ?? null,
    created_at: application.createdAt.toISOString(),
    updated_at: application.updatedAt.toISOString(),
    current_step: application.currentStep,
    progress,
  };
}

export const purposeOf = ({ answers }: WholeApplication): string | null => textOrNull(answers.purpose);

/** A visitor with the visit's purpose and its category: 'institutional', or 'personal' for every other purpose. */
function presentVisitorInfo(application: WholeApplication, contents: Contents) {
  const purpose = purposeOf(application);
  const category = purpose === null || purpose === 'institutional' ? purpose : 'personal';
  return { ...presentVisitor(contents), purpose, category };
}

function presentVisit({ logistics, answers }: Contents) {
  if (!logistics || !hasDays(logistics)) return null;
  const hours = answers.periods.flatMap(({ hours_available }) => hours_available ?? []);
  return {
    ...logistics,
    hours_available: hours.length > 0 ? hours.reduce((sum, one) => sum + one, 0) : null,
  };
}

/** A stored file with the address that opens it. */
export const presentStored = (document: Document) => ({
  ...presentDocument(document),
  file_url: `/api/storage/${document.filePath}`,
});

/** A letter with its author: it belongs to a reference only where the reference has the same `letter_path`. */
const presentLetter = (letter: Document) => ({
  ...presentStored(letter),
  letter_of: letter.letterOf ? { full_name: letter.letterOf.fullName, email: letter.letterOf.email } : null,
});

function presentForm(application: WholeApplication, { answers: contentAnswers }: Contents) {
  const { answers } = application;
  return {
    personal_statement: contentAnswers.personal_statement,
    purpose: purposeOf(application),
    hours_available: contentAnswers.periods[0]?.hours_available ?? null,
    previous_degrees: textOrNull(answers.previous_degrees),
    signature: textOrNull(answers.signature),
    agreement: answers.agreement === true,
  };
}
