import { Invalid } from '@portal/service-kit/errors';
import { message } from '../../platform/messages';

/** The refusal of a new password that is common or is on lists of stolen passwords. */
export const commonPassword = message('passwordCommon');

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Some 18,000 common passwords of eight characters and more from published thefts, in lower case. They are read when
 * somebody first chooses a password: until then the service saves their 6 MB.
 */
async function commonOnes(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether the password is common, ignoring capitals and signs at its beginning and end: `Password1!`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= commonOnes();
  const plain = password.toLowerCase();
  const common = await known;
  return common.has(plain) || common.has(plain.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
}

/** @throws Invalid for the new password */
export async function refuseCommonPassword(newPassword: string): Promise<void> {
  if (await isCommonPassword(newPassword)) throw new Invalid({ newPassword: [commonPassword] });
}
