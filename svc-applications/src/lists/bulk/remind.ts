import { listMessages as t } from '@portal/contract-svc-applications-v1';
import { askReferee, isAwaited, type LetterRequest, remindableAt } from '../../referees';
import type { Brief } from '../all-applications/item';
import type { BulkKind } from './bulk';

/** Mails referees again whose letters are awaited, once in three days each, regardless of who reminded them last. */
export const remindReferees: BulkKind = {
  may: 'sendMails',
  needs: [],
  async judge({ letters }, { applications }, now) {
    const live = await letters.liveOf(applications.map(({ id }) => id));
    return (application) => {
      const awaited = awaitedOf(live, application);
      if (awaited.length === 0) return t.nobodyAwaited;
      return awaited.some((request) => isRemindable(request, now)) ? null : t.remindedLately;
    };
  },
  async perform(trx, { application }, { clock }) {
    const now = clock();
    for (const request of awaitedOf(await trx.letters.live(application.id), application)) {
      if (!isRemindable(request, now)) continue;
      await trx.letters.update(request.id, { remindedAt: now });
      await trx.enqueue(askReferee.kind, { request_id: request.id, reminds: 'portal' }, application.id);
    }
    return {};
  },
};

const awaitedOf = (live: readonly LetterRequest[], application: Brief): LetterRequest[] =>
  live.filter(
    (request) =>
      request.applicationId === application.id && isAwaited(request, application) && request.askedAt !== null,
  );

function isRemindable(request: LetterRequest, now: Date): boolean {
  const from = remindableAt(request);
  return from !== null && from <= now;
}
