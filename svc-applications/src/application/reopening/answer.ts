import { reopenMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import type { Actor, Stores } from '../../platform';
import type { WholeApplication } from '../application';
import { ApplicationClosed } from '../errors';
import { type Ability, authorize, isOwner, may } from '../policy';
import { type Reopening, stateOf, type Waiting } from './reopening';

/** Whether the applicant may change reopened parts. Like all changes after submission it needs a password's session. */
export const mayAnswer = (
  actor: Actor,
  application: Waiting & Parameters<typeof isOwner>[1],
  reopening: Reopening | undefined,
  now: Date,
): boolean =>
  reopening !== undefined &&
  actor.scope === 'account' &&
  isOwner(actor, application) &&
  stateOf(reopening, application, now) === 'open';

export interface ChangeAsked {
  actor: Actor;
  ability: Ability;
  /** Returns the keys of the sections and documents that the change concerns; absent if it concerns none of them. */
  touches?: (application: WholeApplication) => readonly string[];
}

/** An application that may be changed, and the reopening that allows it, if one was needed. */
export interface Changeable {
  application: WholeApplication;
  reopening?: Reopening;
}

/**
 * Returns the application if this person may make this change: by their own ability, or because staff reopened the
 * parts.
 * @throws NotFound, ApplicationClosed
 * @throws Conflict if the time for answers is over, or the application no longer waits for a decision
 */
export async function authorizeChange(
  { reopenings }: Pick<Stores, 'reopenings'>,
  { actor, ability, touches }: ChangeAsked,
  application: WholeApplication | undefined,
  now: Date,
): Promise<Changeable> {
  const knows = application && !may(actor, ability, application) && isOwner(actor, application);
  const keys = knows && actor.scope === 'account' ? (touches?.(application) ?? []) : [];
  if (!application || keys.length === 0) return { application: authorize(actor, ability, application) };
  const [reopening] = await reopenings.ofApplication(application.id);
  if (!reopening || !keys.every((key) => reopening.sections.includes(key))) throw new ApplicationClosed();
  requireOpen(reopening, application, now);
  return { application, reopening };
}

/**
 * Checks that a reopening is still open.
 * @throws ApplicationClosed, Conflict if it is not
 */
export function requireOpen(reopening: Reopening, application: Waiting, now: Date): void {
  const state = stateOf(reopening, application, now);
  if (state === 'over') throw new Conflict(t.over);
  // Answers that were sent are closed again, like everything that was submitted.
  if (state === 'answered') throw new ApplicationClosed();
  if (state !== 'open') throw new Conflict(t.closed);
}
