import { reopenLimits, reopenMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { endOfDay, isWaiting, type Reopening, reopenable, type WholeApplication } from '../../application';
import { notifyPrograms } from '../../integrations';
import { type Actor, can, nameOf, recordAct, type Service } from '../../platform';
import { DelayedAlready, PreparedAlready } from '../errors';
import { presentCopy } from './copies';
import { type MailReopened, reopened } from './reopened-mail';

const dayMs = 24 * 3_600_000;

export interface OpenRequest {
  actor: Actor;
  applicationId: number;
  sections: string[];
  reason: string;
  /** The last day for the answers, 'YYYY-MM-DD'. */
  until: string;
  /** The application's version that staff saw. */
  version?: number;
}

export interface Opened {
  application: WholeApplication;
  reopening: Reopening;
  outboxId: number;
}

/**
 * Reopens sections of a submitted application for its applicant, until the end of a day. The reopening, a copy of the
 * application before it, the log entry and the mail are stored together or not at all.
 * @throws NotFound, Invalid
 * @throws Conflict if the application does not wait for a decision, is reopened already, has a decision that waits to
 * go out, or changed since staff saw it
 */
export function openSections(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  request: OpenRequest,
): Promise<Opened> {
  const { actor, applicationId, version } = request;
  return stores.transaction(async (trx) => {
    const now = clock();
    const application = authorizeReopening(actor, await trx.applications.lock({ id: applicationId }));
    requireAsked(application, request, now);
    if (await trx.reopenings.openOf(applicationId)) throw new Conflict(t.already);
    const delayed = await trx.held.on(applicationId);
    if (delayed) throw new DelayedAlready(delayed.by.name);
    const prepared = await trx.prepared.on(applicationId);
    if (prepared) throw new PreparedAlready(prepared.by.name);
    if (version !== undefined && version !== application.version)
      throw new Conflict(t.changed, { extra: { version: application.version } });
    const by = { id: actor.personId, name: nameOf(actor) };
    const { sections, reason, until } = request;
    const reopening = await trx.reopenings.insert({
      ...{ applicationId, sections, reason, until, by },
      endsAt: endOfDay(until),
      openedAt: now,
      copyBefore: await presentCopy(trx, application, now),
    });
    const changes = { version: application.version + 1 };
    await trx.applications.update(application, changes, now);
    const details = { reopened: true, sections, until, reason };
    await recordAct(trx, { actor, action: 'edited', applicationId, details }, now);
    await notifyPrograms(trx, 'application.reopened', application, now);
    const payload: MailReopened = { reopening_id: reopening.id };
    const outboxId = await trx.enqueue(reopened.kind, payload, applicationId);
    return { application: { ...application, ...changes }, reopening, outboxId };
  });
}

/**
 * Returns the application if this person may reopen it, as all staff may.
 * @throws NotFound
 * @throws Conflict if it does not wait for a decision
 */
export function authorizeReopening(
  actor: Pick<Actor, 'role'>,
  application: WholeApplication | undefined,
): WholeApplication {
  if (!application || !can(actor, 'askForChanges')) throw new NotFound();
  if (application.withdrawnAt) throw new Conflict(t.withdrawn);
  if (!isWaiting(application)) throw new Conflict(t.notWaiting);
  return application;
}

/**
 * Checks the sections and the last day of a reopening.
 * @throws Invalid
 */
export function requireAsked(
  { type }: WholeApplication,
  { sections, until }: Pick<OpenRequest, 'sections' | 'until'>,
  now: Date,
): void {
  const known = reopenable(type);
  if (!sections.every((key) => known.includes(key))) throw new Invalid({ sections: [t.unknown] });
  if (!isTakenUntil(until, now)) throw new Invalid({ until: [t.until] });
}

/** Whether the day is in the allowed range in at least one time zone: from tomorrow to the last allowed day. */
function isTakenUntil(until: string, now: Date): boolean {
  const { min, max } = reopenLimits.days;
  const day = Date.parse(until);
  const today = (hours: number) => {
    const there = new Date(now.getTime() + hours * 3_600_000);
    return Date.parse(there.toISOString().slice(0, 10));
  };
  // JavaScript reads a day that its month does not have as a day of the next month.
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== until) return false;
  return day >= today(-12) + min * dayMs && day <= today(14) + max * dayMs;
}
