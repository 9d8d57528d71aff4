import * as t from '../../messages/sign-in';
export interface Credentials {
  email: string;
  password: string;
}

/** Functions, because the messages are translated when they are shown: the language may change meanwhile. */
export type CredentialErrors = Partial<Record<keyof Credentials, () => string>>;

const LEAST_CHARACTERS = 8;

/** Errors found before the call; the server checks again. */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email.trim() === '') errors.email = t.emailMissing;
  else if (!/^\S+@\S+$/.test(email.trim())) errors.email = t.emailUnfit;
  if (password === '') errors.password = t.passwordMissing;
  else if (password.length < LEAST_CHARACTERS)
    errors.password = () => t.passwordShort({ least: LEAST_CHARACTERS });
  return errors;
}
