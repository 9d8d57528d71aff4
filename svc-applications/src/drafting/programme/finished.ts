import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import Joi from 'joi';
import {
  contentsFrom,
  earliestToday,
  partsOf,
  problemsInParts,
  refereesAmong,
  type WholeApplication,
} from '../../application';
import type { Service, Stores } from '../../platform';
import { finishReferees } from '../../referees';
import { renamePerson } from '../editing/rename-work';

const key = Joi.string().max(60);

/** The member of a save that lists the parts of the application, by key, that the person finishes with it. */
export const finishedParts = (type?: ApplicationType) =>
  Joi.array()
    .items(type ? key.valid(...partsOf(type)) : key)
    .max(20)
    .description(
      'Sections that the person finishes with this save: while an answer in them is missing or wrong, nothing is stored and each question is named',
    );

/**
 * Checks the parts that a person finishes with the answers about to be stored; call it within their transaction.
 * @throws Invalid naming each missing or wrong answer, and each missing letter, by its place in the form
 */
export async function finish(
  { portal, clock }: Pick<Service, 'portal' | 'clock'>,
  stores: Stores,
  application: WholeApplication,
  parts: readonly string[],
): Promise<void> {
  if (parts.length === 0) return;
  const { id, type, answers, identity } = application;
  const { formLimits: limits } = portal.known();
  const earliest = earliestToday(clock());
  const problems = problemsInParts(parts, { type, answers, identity, limits, earliest });
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  if (parts.includes('person')) {
    await renewIdentity(stores, application, { name: String(answers.name).trim(), dob: String(answers.dob) });
  }
  const kinds = refereesAmong(type, parts);
  if (kinds.length === 0) return;
  const { referees } = contentsFrom(answers, application);
  await finishReferees(stores, { id, purpose: answers.purpose }, referees, kinds);
}

/** Updates name and birthday in the application's row and the account, once the personal details are finished. */
export async function renewIdentity(
  stores: Stores,
  { id, personId, identity }: WholeApplication,
  { name, dob }: { name: string; dob: string },
): Promise<void> {
  if (name === identity.fullName && dob === identity.dateOfBirth) return;
  await stores.applications.updateIdentity(id, { fullName: name, dateOfBirth: dob });
  if (name !== identity.fullName) await stores.enqueue(renamePerson.kind, { person_id: personId, name });
}
