import { Invalid } from '@portal/service-kit/errors';
import { message } from '../../platform/messages';

/** Refuses a new password that many people have, or that is on the lists of stolen ones. */
export const commonPassword = message('passwordCommon');

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Some 18,000 passwords of eight characters and more, the commonest in published thefts, in lower case. They are read
 * when the first password is chosen: a service that nobody asks for one does without their 6 MB.
 */
async function commonOnes(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether it is a common one, also with capitals or with signs before and behind: `Password1!`. */
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
