import { requestRefusals as t } from '@portal/contract-svc-applications-v1';
import type { Calendar } from '@portal/service-kit/calendar';
import { Conflict } from '@portal/service-kit/errors';
import { availableOn } from './request';

/** A request for this programme is pending. */
export class RequestPending extends Conflict {
  constructor(cause?: unknown) {
    super(t.pending, { cause });
  }
}

/** Less than a year has passed; the response names the first day on which a request is possible. */
export class TooEarly extends Conflict {
  constructor(submittedAt: Date, calendar: Calendar) {
    super(t.tooEarly, { extra: { available_on: availableOn(submittedAt, calendar) } });
  }
}

/** The request was decided before; the response carries the decided request. */
export class RequestDecided extends Conflict {
  constructor(request: object) {
    super(t.decided, { extra: { request } });
  }
}
