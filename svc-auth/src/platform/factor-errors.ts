import { Conflict, DomainError, type FieldErrors } from '@portal/service-kit/errors';
import type { Message } from '@portal/service-kit/messages';
import { message } from './messages';

/** Thrown when the password is right and the account has a second factor: the answer asks for a code or a passkey. */
export class FactorNeeded extends DomainError {
  constructor(
    text: Message,
    { fields, passkey }: { fields?: FieldErrors; passkey?: object | undefined } = {},
  ) {
    const extra = { factor_required: true, ...(passkey && { passkey }) };
    super('FactorNeeded', text, { extra, ...(fields && { fields }) });
  }
}

export class WrongFactorCode extends FactorNeeded {
  constructor() {
    super(wrongCode, { fields: { code: [wrongCode] } });
  }
}

/** @param passkey the options for the browser's next attempt */
export class WrongPasskey extends FactorNeeded {
  constructor(passkey: object | undefined) {
    super(wrongPasskey, { fields: { passkey: [wrongPasskey] }, passkey });
  }
}

const wrongPasskey = message('passkeyFailed');

export const wrongCode = message('factorCodeWrong');

export class FactorOn extends Conflict {
  constructor() {
    super(message('factorSetUp'));
  }
}

export class FactorOff extends Conflict {
  constructor() {
    super(message('factorNone'));
  }
}

export class NoFactorKey extends Conflict {
  constructor() {
    super(message('factorNoKey'));
  }
}
