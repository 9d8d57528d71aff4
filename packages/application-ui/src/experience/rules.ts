import { experienceMessages as say } from '@portal/contract-svc-applications-v1';
import type { Described, InternshipForm } from '../form';
import { eachRow, missing } from '../form/rule-kit';

export const experienceLists = ['clinic_experiences', 'research_experiences', 'volunteers'] as const;
type Experience = Pick<InternshipForm, (typeof experienceLists)[number]>;

/** `limit` in characters, from the portal's settings. */
export function experienceRules(answers: Experience, limit: number): Record<string, string> {
  const row = ({ description }: Described) => ({
    description: missing(description)
      ? say.description
      : description.trim().length > limit && say.tooLong(limit),
  });
  return Object.assign({}, ...experienceLists.map((list) => eachRow(list, answers[list], row)));
}
