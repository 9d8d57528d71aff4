import { readingMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { authorize, type WholeApplication } from '../application';
import type { Actor, Stores } from '../platform';

/**
 * An application that staff read together. Drafts are the applicant's alone: a discarded one would take the words of
 * staff with it.
 * @throws NotFound
 * @throws Conflict for a draft
 */
export async function submittedFor(
  { applications }: Pick<Stores, 'applications'>,
  actor: Actor,
  id: number,
): Promise<WholeApplication> {
  return requireSubmitted(authorize(actor, 'read', await applications.find({ id })));
}

/** The same, locked until the transaction ends: of two writers the second sees what the first has written. */
export async function lockSubmitted(
  { applications }: Pick<Stores, 'applications'>,
  actor: Actor,
  id: number,
): Promise<WholeApplication> {
  return requireSubmitted(authorize(actor, 'read', await applications.lock({ id })));
}

function requireSubmitted(application: WholeApplication): WholeApplication {
  if (application.submittedAt === null) throw new Conflict(t.notSubmitted);
  return application;
}
