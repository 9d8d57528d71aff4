import { message, type Text } from '../messages';
import { DomainError, type DomainErrorDetails, type FieldErrors } from './domain-error';

export class NotFound extends DomainError {
  constructor(text: Text = message('notFound'), details?: DomainErrorDetails) {
    super('NotFound', text, details);
  }
}

export class NotSignedIn extends DomainError {
  constructor(text: Text = message('signInNeeded'), details?: DomainErrorDetails) {
    super('NotSignedIn', text, details);
  }
}

export class Forbidden extends DomainError {
  constructor(text: Text = message('forbidden'), details?: DomainErrorDetails) {
    super('Forbidden', text, details);
  }
}

/** The caller has the permission and must prove the password again first. */
export class ProofNeeded extends DomainError {
  constructor(text: Text = message('proofNeeded')) {
    super('ProofNeeded', text, { extra: { reauthenticate: true } });
  }
}

export class Conflict extends DomainError {
  constructor(text: Text, details?: DomainErrorDetails) {
    super('Conflict', text, details);
  }
}

/** The input breaks a rule of one or more fields. */
export class Invalid extends DomainError {
  constructor(fields: FieldErrors, text: Text = message('correctFields'), details?: DomainErrorDetails) {
    super('Invalid', text, { ...details, fields });
  }
}

export class TooMany extends DomainError {
  constructor(retryAfterSeconds: number, text: Text = message('tooManyAttempts')) {
    super('TooMany', text, { retryAfterSeconds });
  }
}

/** A service or store that the answer needs does not respond just now. */
export class Unavailable extends DomainError {
  constructor(text: Text = message('unavailable'), details: DomainErrorDetails = {}) {
    super('Unavailable', text, { retryAfterSeconds: 2, ...details });
  }
}

export class TooLarge extends DomainError {
  constructor(text: Text = message('tooLarge'), details?: DomainErrorDetails) {
    super('TooLarge', text, details);
  }
}

export class WrongType extends DomainError {
  constructor(text: Text = message('wrongType'), details?: DomainErrorDetails) {
    super('WrongType', text, details);
  }
}

export class Unreadable extends DomainError {
  constructor(text: Text = message('unreadable'), details?: DomainErrorDetails) {
    super('Unreadable', text, details);
  }
}
