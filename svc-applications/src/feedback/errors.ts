import { feedbackMessages as say } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import type { Application } from '../applications/application';
import type { Feedback } from './feedback';

/** There is nothing to decide on yet. */
export class NotSubmitted extends Conflict {
  constructor() {
    super(say.notSubmitted);
  }
}

/** Decided on what is not so any more; the answer tells what another has decided. */
export class DecidedMeanwhile extends Conflict {
  constructor({ version, status }: Pick<Application, 'version' | 'status'>, last: Feedback | undefined) {
    const current = {
      status,
      decided_by: last?.authorName ?? null,
      decided_at: last?.createdAt.toISOString() ?? null,
      message: last?.message ?? null,
    };
    super(say.decidedMeanwhile, { extra: { version, current } });
  }
}
