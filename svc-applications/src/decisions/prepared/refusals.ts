import { holdMessages, resultMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import type { PreparedDecision, PreparedEnd } from './prepared-decision';

const over: Record<PreparedEnd, string> = {
  sent: holdMessages.wentOut,
  'taken-back': t.takenBackAlready,
  overtaken: t.ended,
  withdrawn: t.ended,
  cancelled: t.ended,
};

/**
 * Refuses a decision that is over.
 * @throws Conflict with how it ended
 */
export function refuseEnded({ state }: PreparedDecision, { orOnItsWay }: { orOnItsWay: boolean }): void {
  if (state === 'prepared') return;
  if (state !== 'released') throw new Conflict(over[state]);
  if (orOnItsWay) throw new Conflict(t.onItsWay);
}
