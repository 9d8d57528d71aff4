import { portalMessages, signInMessages } from '@portal/contract-svc-applications-v1';
import { DomainError } from '@portal/service-kit/errors';

/** Email and phone do not belong together, or there is nothing to resume. The message is the same for each reason. */
export class WrongPair extends DomainError {
  constructor() {
    super('WrongPair', signInMessages.wrongPair);
  }
}

/** The email and phone are right but the device is new: a code was mailed, or the typed code is wrong. */
export class CodeNeeded extends DomainError {
  constructor(message: string, fields?: Record<string, string[]>) {
    super('CodeNeeded', message, { extra: { code_required: true }, ...(fields && { fields }) });
  }
}

/** The network sent too many wrong details: the call must be repeated with a solution of `challenge`. */
export class WorkNeeded extends DomainError {
  constructor(message: string, challenge: object) {
    super('WorkNeeded', message, { extra: { challenge }, retryAfterSeconds: 1 });
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
  RoundClosed: 409,
  ObjectMissing: 404,
};
