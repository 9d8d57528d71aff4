import {
  holdMessages,
  resultMessages,
  feedbackMessages as t,
  withdrawMessages,
} from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import type { Application } from '../application';
import type { Feedback } from './given-feedback';
import type { PreparedDecision } from './prepared/prepared-decision';

/** The application is not submitted, so it cannot be decided on. */
export class NotSubmitted extends Conflict {
  constructor() {
    super(t.notSubmitted);
  }
}

/** The applicant has withdrawn the application. */
export class Withdrawn extends Conflict {
  constructor() {
    super(withdrawMessages.withdrawn);
  }
}

/** Another decision on the application waits to go out. */
export class DelayedAlready extends Conflict {
  constructor(by: string) {
    super(holdMessages.heldAlready(by));
  }
}

/** Another decision on the application is prepared. */
export class PreparedAlready extends Conflict {
  constructor(by: string) {
    super(resultMessages.preparedAlready(by));
  }
}

/** The change was based on an older version of the prepared decision; the response carries the present one. */
export class PreparedChanged extends Conflict {
  constructor({ version, status, message, by }: PreparedDecision) {
    super(resultMessages.changedMeanwhile, {
      extra: { version, current: { status, message, prepared_by: by.name } },
    });
  }
}

/** The decision was based on an outdated state; the response carries the decision of another member of staff. */
export class DecidedMeanwhile extends Conflict {
  constructor({ version, status }: Pick<Application, 'version' | 'status'>, last: Feedback | undefined) {
    const current = {
      status,
      decided_by: last?.authorName ?? null,
      decided_at: last?.createdAt.toISOString() ?? null,
      message: last?.message ?? null,
    };
    super(t.decidedMeanwhile, { extra: { version, current } });
  }
}
