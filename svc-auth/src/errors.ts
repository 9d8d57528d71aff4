import { DomainError, NotSignedIn } from '@portal/service-kit/errors';

/** The pair of identifier and password opens no account; says the same whatever the reason. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('WrongCredentials', 'Invalid email/phone or password. Please check your credentials.');
  }
}

/** E-mail and phone of the wizard's sign-in do not belong together, or belong to nobody. */
export class WrongPair extends DomainError {
  constructor() {
    super('WrongPair', 'Login failed. Please check your details and try again.');
  }
}

export class WrongCurrentPassword extends DomainError {
  constructor() {
    super('WrongCurrentPassword', 'Current password is incorrect.');
  }
}

export class SessionOver extends NotSignedIn {
  constructor() {
    super('Your session has ended. Please sign in again.');
  }
}

export class PortalClosed extends DomainError {
  constructor() {
    super('PortalClosed', 'The portal is closed for maintenance. Please come back later.', {
      extra: { portal_enabled: false },
    });
  }
}

export class EmailTaken extends DomainError {
  constructor(cause?: unknown) {
    const message = 'There is an account with this e-mail address already.';
    super('EmailTaken', message, { cause, fields: { email: [message] } });
  }
}

/** The HTTP status of each of these. */
export const statuses = {
  WrongCredentials: 401,
  WrongPair: 401,
  WrongCurrentPassword: 401,
  PortalClosed: 503,
  EmailTaken: 409,
};
