import { DomainError, NotSignedIn } from '@portal/service-kit/errors';

/** The pair of identifier and password opens no account; says the same whatever the reason. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('WrongCredentials', 'Invalid email/phone or password. Please check your credentials.');
  }
}

/** Email and phone of the wizard's sign-in do not belong together, or belong to nobody. */
export class WrongPair extends DomainError {
  constructor() {
    super('WrongPair', 'Login failed. Please check your details and try again.');
  }
}

/** The pair is right, the device is new: a code is on its way. Says what every answer that asks for one says. */
export class CodeNeeded extends DomainError {
  constructor(
    message = 'We have sent a code to your email address. Enter it to go on.',
    fields?: Record<string, string[]>,
  ) {
    super('CodeNeeded', message, { extra: { code_required: true }, ...(fields && { fields }) });
  }
}

export class WrongCode extends CodeNeeded {
  constructor() {
    const message = 'That code is not right. Check the newest email from us.';
    super(message, { code: [message] });
  }
}

/** Tried too often, used, or too old; a new one is on its way. */
export class CodeGone extends CodeNeeded {
  constructor() {
    super('That code is not valid any more. We have sent a new one.');
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
    const message = 'There is an account with this email address already.';
    super('EmailTaken', message, { cause, fields: { email: [message] } });
  }
}

/** The HTTP status of each of these. */
export const statuses = {
  WrongCredentials: 401,
  WrongPair: 401,
  CodeNeeded: 401,
  WrongCurrentPassword: 401,
  PortalClosed: 503,
  EmailTaken: 409,
};
