import {
  holdMessages,
  feedbackMessages as say,
  withdrawMessages,
} from '@portal/contract-svc-applications-v1';
import { decideWithin, holdWithin, madeBefore, mayDecide, undo } from '../../decisions';
import type { BulkKind, Subject } from './bulk';

/** A decision with one message for all, held as a single decision is. */
export const decideStatus: BulkKind = {
  may: 'decide',
  needs: ['status', 'message'],
  undoing: {
    fits: ({ heldId }) => heldId !== null,
    async perform(parts, asker, { heldId }) {
      const id = Number(heldId);
      if ((await parts.stores.held.find(id))?.state !== 'undone') await undo(parts, asker, id);
    },
  },
  async judge({ held }, { asker, applications }) {
    const found = await held.onAny(applications.map(({ id }) => id));
    const waiting = new Map(found.map((one) => [one.applicationId, one]));
    return (application) => {
      if (application.withdrawnAt) return withdrawMessages.withdrawn;
      if (!mayDecide(asker, application)) return say.notSubmitted;
      const waits = waiting.get(application.id);
      return waits ? holdMessages.heldAlready(waits.by.name) : null;
    };
  },
  async perform(within, subject, { clock }) {
    const { application } = subject;
    const request = requestOf(subject);
    // Decided by the same person in the same words less than a minute ago, alone or among others.
    if (await madeBefore(within, request)) return {};
    if (request.minutes > 0) return { heldId: (await holdWithin(within, request, application, clock())).id };
    await decideWithin(within, request, application, clock());
    return {};
  },
};

function requestOf({ asker, application, words }: Subject) {
  const { status, message, hold_minutes: minutes = 0 } = words;
  if (!status || !message) throw new Error('A decision has a status and a message');
  return { asker, applicationId: application.id, status, message, minutes };
}
