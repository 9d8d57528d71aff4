import { listMessages as say } from '@portal/contract-svc-applications-v1';
import { askReferee } from '../mail/kinds';
import { isAwaited, type LetterRequest, remindableAt } from '../referees/letter-request';
import type { Stores } from '../store';
import type { BulkKind } from './bulk';
import type { Brief } from './item';

/** Mails the referees again who are waited for, each once in three days, whoever reminded them last. */
export const remindReferees: BulkKind = {
  needs: [],
  async refusal(stores, { application }, now) {
    const awaited = await awaitedOf(stores, application);
    if (awaited.length === 0) return say.nobodyAwaited;
    return awaited.some((request) => isRemindable(request, now)) ? null : say.remindedLately;
  },
  async perform(within, { application }, { clock }) {
    const now = clock();
    for (const request of await awaitedOf(within, application)) {
      if (!isRemindable(request, now)) continue;
      await within.letters.update(request.id, { remindedAt: now });
      await within.enqueue(askReferee, { request_id: request.id, reminds: 'portal' }, application.id);
    }
    return {};
  },
};

async function awaitedOf({ letters }: Pick<Stores, 'letters'>, application: Brief) {
  const live = await letters.live(application.id);
  return live.filter((request) => isAwaited(request, application) && request.askedAt !== null);
}

function isRemindable(request: LetterRequest, now: Date): boolean {
  const from = remindableAt(request);
  return from !== null && from <= now;
}
