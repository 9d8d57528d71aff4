import {
  conflictMessages,
  portalMessages,
  signInMessages,
  submissionMessages,
} from '@portal/contract-svc-applications-v1';
import { DomainError } from '@portal/service-kit/errors';
import { type Answers, formOf } from '../application/answered/answers';

/** Email and phone do not belong together, or there is nothing to resume; the sentence is the same for each reason. */
export class WrongPair extends DomainError {
  constructor() {
    super('WrongPair', signInMessages.wrongPair);
  }
}

/** The pair is right and the device is new: a code went out by email, or the typed code is wrong. */
export class CodeNeeded extends DomainError {
  constructor(message: string, fields?: Record<string, string[]>) {
    super('CodeNeeded', message, { extra: { code_required: true }, ...(fields && { fields }) });
  }
}

/** The network has given too many wrong details: the call has to be sent again with a solution of `challenge`. */
export class WorkNeeded extends DomainError {
  constructor(message: string, challenge: object) {
    super('WorkNeeded', message, { extra: { challenge }, retryAfterSeconds: 1 });
  }
}

/** The application is submitted: only staff can still change it. */
export class ApplicationClosed extends DomainError {
  constructor() {
    super('ApplicationClosed', submissionMessages.alreadySubmitted);
  }
}

/** Another person changed the application in between; the answer carries the stored state. */
export class StaleVersion extends DomainError {
  constructor(stored: { version: number; currentStep: number; answers: Answers }) {
    const current = { form_data: formOf(stored.answers), current_step: stored.currentStep };
    super('StaleVersion', conflictMessages.stale, { extra: { version: stored.version, current } });
  }
}

/** The person has an open application of this programme already. */
export class AlreadyApplied extends DomainError {
  constructor(cause?: unknown) {
    super('AlreadyApplied', 'There is an open application of this kind already.', { cause });
  }
}

export class PortalClosed extends DomainError {
  constructor() {
    super('PortalClosed', portalMessages.closed, { extra: { portal_enabled: false } });
  }
}

/** The HTTP status of each error. */
export const statuses = {
  WrongPair: 401,
  CodeNeeded: 401,
  WorkNeeded: 429,
  ApplicationClosed: 409,
  StaleVersion: 409,
  AlreadyApplied: 409,
  PortalClosed: 503,
  ObjectMissing: 404,
};
