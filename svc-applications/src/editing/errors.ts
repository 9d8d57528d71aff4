import { conflictMessages } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';

/** Someone else wrote in between; the answer carries what is stored. */
export class StaleEdit extends Conflict {
  constructor(review: { version: number }) {
    super(conflictMessages.stale, { extra: { version: review.version, current: { review } } });
  }
}
