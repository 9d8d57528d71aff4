import { DomainError, type DomainErrorDetails, type FieldErrors } from './domain-error';

export class NotFound extends DomainError {
  constructor(message = 'This does not exist or is not yours.', details?: DomainErrorDetails) {
    super('NotFound', message, details);
  }
}

export class NotSignedIn extends DomainError {
  constructor(message = 'Please sign in to continue.', details?: DomainErrorDetails) {
    super('NotSignedIn', message, details);
  }
}

export class Forbidden extends DomainError {
  constructor(message = 'You are not allowed to do this.', details?: DomainErrorDetails) {
    super('Forbidden', message, details);
  }
}

/** The caller may do this, and has to prove the password again first. */
export class ProofNeeded extends DomainError {
  constructor(message = 'Enter your password again to do this.') {
    super('ProofNeeded', message, { extra: { reauthenticate: true } });
  }
}

export class Conflict extends DomainError {
  constructor(message: string, details?: DomainErrorDetails) {
    super('Conflict', message, details);
  }
}

/** The input breaks a rule of one or more fields. */
export class Invalid extends DomainError {
  constructor(
    fields: FieldErrors,
    message = 'Please correct the marked fields.',
    details?: DomainErrorDetails,
  ) {
    super('Invalid', message, { ...details, fields });
  }
}

export class TooMany extends DomainError {
  constructor(retryAfterSeconds: number, message = 'Too many attempts. Please try again later.') {
    super('TooMany', message, { retryAfterSeconds });
  }
}

/** A service or store that the answer needs does not respond just now. */
export class Unavailable extends DomainError {
  constructor(
    message = 'This is not available at the moment. Please try again shortly.',
    details: DomainErrorDetails = {},
  ) {
    super('Unavailable', message, { retryAfterSeconds: 2, ...details });
  }
}

export class TooLarge extends DomainError {
  constructor(message = 'What was sent is too large.', details?: DomainErrorDetails) {
    super('TooLarge', message, details);
  }
}

export class WrongType extends DomainError {
  constructor(message = 'What was sent has the wrong type.', details?: DomainErrorDetails) {
    super('WrongType', message, details);
  }
}

export class Unreadable extends DomainError {
  constructor(message = 'What was sent could not be read.', details?: DomainErrorDetails) {
    super('Unreadable', message, details);
  }
}
