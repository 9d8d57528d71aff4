import { Conflict, DomainError } from '@portal/service-kit/errors';

/** The password is right, and the account has a second factor: the answer asks for its code, or for a passkey. */
export class FactorNeeded extends DomainError {
  constructor(
    message: string,
    { fields, passkey }: { fields?: Record<string, string[]>; passkey?: object | undefined } = {},
  ) {
    const extra = { factor_required: true, ...(passkey && { passkey }) };
    super('FactorNeeded', message, { extra, ...(fields && { fields }) });
  }
}

export class WrongFactorCode extends FactorNeeded {
  constructor() {
    super(wrongCode, { fields: { code: [wrongCode] } });
  }
}

/** @param passkey what the browser is asked next */
export class WrongPasskey extends FactorNeeded {
  constructor(passkey: object | undefined) {
    super(wrongPasskey, { fields: { passkey: [wrongPasskey] }, passkey });
  }
}

const wrongPasskey = 'That passkey did not work. Try again, or enter a code.';

export const wrongCode =
  'That code is not right. Enter the newest code from your app, or a recovery code that you have not used.';

export class FactorOn extends Conflict {
  constructor() {
    super('Your account already asks for a code. Turn it off first to set up another app.');
  }
}

export class FactorOff extends Conflict {
  constructor() {
    super('This account asks for no code.');
  }
}

export class NoFactorKey extends Conflict {
  constructor() {
    super(
      'This portal has no key to protect authenticator apps. The person who runs it has to set FACTOR_KEY_FILE.',
    );
  }
}
