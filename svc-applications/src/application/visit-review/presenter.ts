import { placed, reviewedByVisit } from '../answered/reviewed';
import type { WholeApplication } from '../application';
import type { Contents } from '../contents';
import { presentFurther, presentIncomplete, presentUploads } from '../review';
import { hasDays, type Logistics } from '../visits/visit';

/** A visit application as it is read back. */
export function presentVisitReview(contents: Contents, { answers }: Pick<WholeApplication, 'answers'>) {
  const { answers: contentAnswers, documents, logistics } = contents;
  return {
    ...placed(reviewedByVisit, contentAnswers),
    visitor_info: presentVisitor(contents),
    logistics: logistics && hasDays(logistics) ? presentLogistics(logistics) : null,
    uploads: presentUploads(documents),
    ...presentFurther(contents),
    ...presentIncomplete(contents),
    form_data: {
      signature: textOrNull(answers.signature),
      agreement: answers.agreement === true,
      previous_degrees: textOrNull(answers.previous_degrees),
      personal_statement: contentAnswers.personal_statement,
      hours_available: contentAnswers.periods[0]?.hours_available ?? null,
    },
  };
}

export const textOrNull = (typed: unknown): string | null =>
  typeof typed === 'string' && typed ? typed : null;

export function presentVisitor({ answers, organisation }: Contents) {
  return {
    full_name: answers.name,
    ...(organisation ?? { institution_name: null, institution_position: null }),
  };
}

/** The logistics without `accommodation_needed`, which only the whole application returns. */
export const presentLogistics = ({ accommodation_needed, ...visit }: Logistics) => visit;
