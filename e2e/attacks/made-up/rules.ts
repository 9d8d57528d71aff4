import { type Answer, unsound } from '../answers';
import { mayReadAll, type Victim } from './crew';
import type { MadeUp } from './requests';

/** The rules that every answer follows, each with the title of its check. */
export const rules = {
  failure: 'No made-up request makes a service fail',
  silence: 'Every made-up request is answered before long',
  inside: 'No answer to a made-up request shows our insides',
  words: 'No made-up request brings another person’s words',
  form: 'Every answer to a made-up request has the form of all answers',
} as const;

export type Rule = keyof typeof rules;
export interface Broken {
  rule: Rule;
  problem: string;
}

const inside = /shows our insides/;
const failed = /answered 5\d\d/;

/** Problems of an answer. `secrets` are texts that no answer may contain, such as the path of the data folder. */
export function broken(
  request: MadeUp,
  answer: Answer,
  victim: Victim,
  secrets: readonly string[],
): Broken[] {
  const found: Broken[] = [];
  // An answer to HEAD has no body to judge.
  const problems = request.method === 'HEAD' && answer.status < 500 ? [] : unsound(answer);
  for (const problem of problems) {
    found.push({
      rule: inside.test(problem) ? 'inside' : failed.test(problem) ? 'failure' : 'form',
      problem,
    });
  }
  const output = `${answer.text}\n${JSON.stringify([...answer.headers])}`;
  if (!mayReadAll(request.actor) && output.includes(victim.canary)) {
    found.push({ rule: 'words', problem: `${request.actor} reads a word of somebody else` });
  }
  const secret = secrets.find((one) => output.includes(one));
  if (secret) found.push({ rule: 'inside', problem: `it shows ${secret}` });
  return found;
}
