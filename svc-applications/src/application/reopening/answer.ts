import { reopenMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import type { Actor, Stores } from '../../platform';
import type { WholeApplication } from '../application';
import { ApplicationClosed } from '../errors';
import { type Ability, authorize, isOwner, may } from '../policy';
import { type Reopening, stateOf, type Waiting } from './reopening';

/** Whether the applicant may change what is reopened. A password's session is needed, as for all that is submitted. */
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
  /** The keys of the sections and documents that the change is about; absent where it is about something else. */
  touches?: (application: WholeApplication) => readonly string[];
}

/** An application that may be changed, and the reopening by which it may. */
export interface Changeable {
  application: WholeApplication;
  reopening?: Reopening;
}

/**
 * The application, if this person may change this of it: by their ability, or since staff reopened it.
 * @throws NotFound, ApplicationClosed
 * @throws Conflict where the time for it is over, or nobody waits for it any more
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

/** @throws ApplicationClosed, Conflict where it is not open */
export function requireOpen(reopening: Reopening, application: Waiting, now: Date): void {
  const state = stateOf(reopening, application, now);
  if (state === 'over') throw new Conflict(t.over);
  // What was sent is closed as anything that was submitted.
  if (state === 'answered') throw new ApplicationClosed();
  if (state !== 'open') throw new Conflict(t.closed);
}
