import { Conflict } from '@portal/service-kit/errors';
import { authorize } from '../application';
import { type Actor, message, recordAct, type Service } from '../platform';
import { standing } from './judge';
import { type OwnRound, ownRound } from './own-rounds';

/**
 * Moves a draft that missed its round to the open round, or else to the next. Calling it twice moves the draft once.
 * @throws NotFound, ApplicationClosed
 * @throws Conflict if there is no further round, or its own round still accepts it
 */
export function moveToNextRound(
  service: Pick<Service, 'stores' | 'clock'>,
  actor: Actor,
  applicationId: number,
): Promise<OwnRound | null> {
  return service.stores.transaction(async (trx) => {
    const draft = authorize(actor, 'submit', await trx.applications.lock({ id: applicationId }));
    const found = await standing(trx, draft);
    const next = found?.movesTo && (await trx.rounds.hold(found.movesTo.id));
    if (!found || !next)
      throw new Conflict(found?.isOpen ? message('roundStillOpen') : message('noNextRound'));
    const now = service.clock();
    await trx.rounds.moveDraft(draft.id, next.id, now);
    const details = { from: found.round.names.en, to: next.names.en };
    const by = { ...actor, name: draft.applicantName };
    await recordAct(trx, { actor: by, action: 'round_moved', applicationId: draft.id, details }, now);
    return ownRound(trx, { ...draft, roundId: next.id });
  });
}
