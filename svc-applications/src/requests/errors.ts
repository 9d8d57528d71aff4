import { requestRefusals as say } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { availableAt, dayOf } from './request';

/** A request of this programme waits for its decision. */
export class RequestPending extends Conflict {
  constructor(cause?: unknown) {
    super(say.pending, { cause });
  }
}

/** Less than a year has passed; the answer names the day from which on it can be asked. */
export class TooEarly extends Conflict {
  constructor(submittedAt: Date) {
    super(say.tooEarly, { extra: { available_on: dayOf(availableAt(submittedAt)) } });
  }
}

/** Somebody decided it before; the answer carries the request as it was decided. */
export class RequestDecided extends Conflict {
  constructor(request: object) {
    super(say.decided, { extra: { request } });
  }
}
