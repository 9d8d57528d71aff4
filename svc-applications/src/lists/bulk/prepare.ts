import { resultMessages } from '@portal/contract-svc-applications-v1';
import { prepareInTransaction, takeBack } from '../../decisions';
import type { BulkKind } from './bulk';
import { decideStatus, requestOf } from './status';

/** Prepares a decision with one message for all applications; it goes out when results are released. */
export const prepareStatus: BulkKind = {
  may: 'decide',
  needs: ['status', 'message'],
  undoing: {
    fits: ({ state }) => state === 'done',
    async perform(parts, actor, { id: itemId }) {
      const prepared = await parts.stores.prepared.ofBulkItem(itemId);
      if (prepared && prepared.state !== 'taken-back') await takeBack(parts, actor, prepared.id);
    },
  },
  ...(decideStatus.learn && { learn: decideStatus.learn }),
  async judge(stores, request, now) {
    const judge = await decideStatus.judge(stores, request, now);
    const found = await stores.prepared.onAny(request.applications.map(({ id }) => id));
    const there = new Map(found.map((one) => [one.applicationId, one]));
    return (application) => {
      const before = there.get(application.id);
      return judge(application) ?? (before ? resultMessages.preparedAlready(before.by.name) : null);
    };
  },
  async perform(trx, subject, { clock }) {
    const { minutes: _, ...request } = requestOf(subject);
    await prepareInTransaction(trx, { ...request, bulkItemId: subject.itemId }, clock());
    return {};
  },
};
