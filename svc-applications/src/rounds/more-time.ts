import { Conflict, Invalid, NotFound } from '@portal/service-kit/errors';
import { isOpen } from '../application';
import { type Actor, message, nameOf, recordAct, type Service } from '../platform';
import { type Standing, standing } from './judge';
import { type MailMoreTime, moreTimeMail } from './more-time-mail';
import type { Extension } from './round';

export interface MoreTime {
  applicationId: number;
  /** A local time in the portal's time zone. */
  until: string;
  reason: string;
}

/**
 * Gives an applicant more time for a draft, in place of any given before, and sends them a mail.
 * @throws NotFound
 * @throws Conflict if it is no draft of a round
 * @throws Invalid for a time that is over or not later
 */
export function giveMoreTime(
  service: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  { applicationId, until, reason }: MoreTime,
): Promise<{ extension: Extension; outboxId: number }> {
  return service.stores.transaction(async (trx) => {
    const draft = await trx.applications.lock({ id: applicationId });
    if (!draft) throw new NotFound();
    if (!isOpen(draft)) throw new Conflict(message('moreTimeNoDraft'));
    const found = await standing(trx, draft);
    if (!found) throw new Conflict(message('moreTimeNoRound'));
    requireLater(found, until);
    const now = service.clock();
    const { round } = found;
    const givenBy = { personId: actor.personId, name: nameOf(actor) };
    const extension = { applicationId, roundId: round.id, until, reason, givenBy, givenAt: now };
    await trx.roundExtensions.give(extension);
    // A draft from before the programme had rounds belongs to this one from now on.
    if (draft.roundId !== round.id) await trx.rounds.moveDraft(draft.id, round.id, now);
    const act = { actor, action: 'more_time_given' as const, applicationId };
    await recordAct(trx, { ...act, details: { reason, to: until } }, now);
    const payload: MailMoreTime = { application_id: applicationId };
    const outboxId = await trx.enqueue(moreTimeMail.kind, payload, applicationId);
    return { extension, outboxId };
  });
}

/**
 * Refuses a time that is over or not later than the deadline.
 * @throws Invalid
 */
function requireLater({ round, about }: Standing & { about: Parameters<typeof wall>[1] }, until: string) {
  if (until <= round.closes) throw new Invalid({ until: [message('moreTimeNoLater')] });
  if (until <= wall(about.now, about)) throw new Invalid({ until: [message('moreTimeOver')] });
}

const wall = (at: Date, { calendar }: { now: Date; calendar: { wallTime(at: Date): Date } }): string =>
  calendar.wallTime(at).toISOString().slice(0, 16);
