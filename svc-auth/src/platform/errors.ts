import { identifyingMessages } from '@portal/contract-svc-auth-v1/internal';
import { DomainError, NotSignedIn } from '@portal/service-kit/errors';
import { message as ofKit } from '@portal/service-kit/messages';
import { message } from './messages';

/** Thrown when identifier and password open no account; the message is the same for every reason. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('WrongCredentials', message('wrongCredentials'));
  }
}

/** Thrown when email and phone at the wizard's sign-in do not belong together, or belong to nobody. */
export class WrongPair extends DomainError {
  constructor() {
    super('WrongPair', identifyingMessages.wrongPair);
  }
}

/**
 * Thrown when the pair is right and the device is new: a code is being mailed. The answer has the same fields for every
 * request for a code.
 */
export class CodeNeeded extends DomainError {
  constructor(message: string = identifyingMessages.codeSent, fields?: Record<string, string[]>) {
    super('CodeNeeded', message, { extra: { code_required: true }, ...(fields && { fields }) });
  }
}

export class WrongCode extends CodeNeeded {
  constructor() {
    const message = identifyingMessages.codeWrong;
    super(message, { code: [message] });
  }
}

/** Thrown when the code was tried too often, was used, or is too old; a new code is being mailed. */
export class CodeGone extends CodeNeeded {
  constructor() {
    super(identifyingMessages.codeGone);
  }
}

export class WrongCurrentPassword extends DomainError {
  constructor() {
    super('WrongCurrentPassword', message('currentPasswordWrong'));
  }
}

export class SessionOver extends NotSignedIn {
  constructor() {
    super(ofKit('sessionEnded'));
  }
}

export class PortalClosed extends DomainError {
  constructor() {
    super('PortalClosed', message('portalClosed'), {
      extra: { portal_enabled: false },
    });
  }
}

export class EmailTaken extends DomainError {
  constructor(cause?: unknown) {
    const taken = message('emailTaken');
    super('EmailTaken', taken, { cause, fields: { email: [taken] } });
  }
}

/** Thrown when another request has just inserted a person with this email address and phone number. */
export class PairTaken extends DomainError {
  constructor(cause?: unknown) {
    super('PairTaken', identifyingMessages.pairTaken, { cause });
  }
}

/** The HTTP status of each domain error. */
export const statuses = {
  WrongCredentials: 401,
  WrongPair: 401,
  CodeNeeded: 401,
  FactorNeeded: 401,
  WorkNeeded: 429,
  WrongCurrentPassword: 401,
  WrongToken: 401,
  PortalClosed: 503,
  EmailTaken: 409,
  PairTaken: 409,
};
