import {
  type LetterState,
  type LetterWay,
  letterWays,
  type ReferenceType,
  referenceTypes,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { stateOf } from './letter-request';
import type { LetterStatus, Needed } from './letter-status';

/** What the wizard shows about letters from the start. */
export interface LettersInWizard {
  way: LetterWay;
  /** The letters that referees are asked for or have sent. */
  asked: ReferenceType[];
}

export const lettersInWizardAnswer = Joi.object({
  way: Joi.string()
    .valid(...valuesOf(letterWays))
    .required(),
  asked: Joi.array()
    .items(Joi.string().valid(...valuesOf(referenceTypes)))
    .required(),
})
  .optional()
  .description('Absent where letters are uploaded');

/** Null if letters are uploaded and no referee is asked. */
export function lettersInWizard({ rules, needed }: LetterStatus): LettersInWizard | null {
  const asked = needed.flatMap(({ type, request }) =>
    request && request.state !== 'declined' ? [type] : [],
  );
  const differs = needed.length > 0 && (rules.letters !== 'upload' || asked.length > 0);
  return differs ? { way: rules.letters, asked } : null;
}

interface Reviewed {
  references?: readonly { type: string }[];
}

/** A review with the state of the letter for each reference whose referee is asked for one. */
export function withLetterStates<Review extends object>(
  review: Review,
  { rules, needed }: LetterStatus,
): Review {
  const { references } = review as Reviewed;
  if (!references || !needed.some(({ request }) => request)) return review;
  const states = references.map((one) => ({ ...one, ...stateIn(needed, one.type, rules) }));
  return { ...review, references: states };
}

function stateIn(
  needed: readonly Needed[],
  type: string,
  { letters, beforeLetters }: LetterStatus['rules'],
): { letter_state?: LetterState; letter_counts?: boolean } {
  const found = needed.find((one) => one.type === type);
  if (!found?.request || !found.isOfReferee || found.uploaded) return {};
  const state = stateOf(found.request);
  const awaited = beforeLetters && letters !== 'upload' && state !== 'declined';
  return { letter_state: state, letter_counts: state === 'sent' || awaited };
}
