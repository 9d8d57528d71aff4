export interface Credentials {
  email: string;
  password: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

const LEAST_CHARACTERS = 8;

/** Errors found before the call; the server checks again. */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email.trim() === '') errors.email = 'Enter your email address';
  else if (!/^\S+@\S+$/.test(email.trim())) errors.email = 'Enter an email address such as name@example.org';
  if (password === '') errors.password = 'Enter your password';
  else if (password.length < LEAST_CHARACTERS)
    errors.password = `Password must be at least ${LEAST_CHARACTERS} characters`;
  return errors;
}
