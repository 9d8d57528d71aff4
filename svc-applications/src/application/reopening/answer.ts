import { reopenMessages as say } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import { endReopening } from '../../decisions/reopening/end';
import { recordAct } from '../../platform/audit/audit';
import { ApplicationClosed } from '../../platform/errors';
import { tellOfAnswers } from '../../platform/notifications/news';
import type { Service } from '../../service';
import type { Stores } from '../../store';
import type { WholeApplication } from '../application';
import { type Ability, type Asker, authorize, isOwner, may } from '../policy';
import { type Reopening, stateOf, type Waiting } from './reopening';

/** Whether the applicant may change what is reopened. A password's session is needed, as for all that is submitted. */
export const mayAnswer = (
  asker: Asker,
  application: Waiting & Parameters<typeof isOwner>[1],
  reopening: Reopening | undefined,
  now: Date,
): boolean =>
  reopening !== undefined &&
  asker.scope === 'account' &&
  isOwner(asker, application) &&
  stateOf(reopening, application, now) === 'open';

export interface ChangeAsked {
  asker: Asker;
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
  { asker, ability, touches }: ChangeAsked,
  application: WholeApplication | undefined,
  now: Date,
): Promise<Changeable> {
  const knows = application && !may(asker, ability, application) && isOwner(asker, application);
  const keys = knows && asker.scope === 'account' ? (touches?.(application) ?? []) : [];
  if (!application || keys.length === 0) return { application: authorize(asker, ability, application) };
  const [reopening] = await reopenings.ofApplication(application.id);
  if (!reopening || !keys.every((key) => reopening.sections.includes(key))) throw new ApplicationClosed();
  requireOpen(reopening, application, now);
  return { application, reopening };
}

/** @throws Conflict */
function requireOpen(reopening: Reopening, application: Waiting, now: Date): void {
  const state = stateOf(reopening, application, now);
  if (state === 'over') throw new Conflict(say.over);
  // What was sent is closed as anything that was submitted.
  if (state === 'answered') throw new ApplicationClosed();
  if (state !== 'open') throw new Conflict(say.closed);
}

/**
 * The applicant is done: this ends the reopening, keeps what it is now as the next copy, and tells staff.
 * @throws NotFound
 * @throws Conflict where nothing is open, the time is over, or it was decided or withdrawn meanwhile
 */
export function sendAnswers(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  asker: Asker,
  id: number,
): Promise<{ application: WholeApplication; reopening: Reopening }> {
  return stores.together(async (within) => {
    const application = authorize(asker, 'read', await within.applications.lock({ id }));
    if (!isOwner(asker, application)) throw new NotFound();
    const [reopening] = await within.reopenings.ofApplication(id);
    if (!reopening) throw new Conflict(say.noneOpen);
    const now = clock();
    // Sent twice, as after an answer that was lost on the way.
    if (reopening.outcome === 'answered') return { application, reopening };
    requireOpen(reopening, application, now);
    const changed = { ...application, version: application.version + 1 };
    await within.applications.update(application, { version: changed.version }, now);
    await endReopening(within, { application: changed, reopening, outcome: 'answered' }, now);
    const actor = { ...asker, name: application.applicantName };
    const details = { reopening_answered: true, sections: reopening.sections };
    await recordAct(within, { actor, action: 'edited', applicationId: id, details }, now);
    await tellOfAnswers(within, application, { changed: reopening.savedAt !== null }, now);
    return { application: changed, reopening: { ...reopening, outcome: 'answered', endedAt: now } };
  });
}
