import { EnvError } from '@portal/service-kit/env';
import { rotateKeyFile } from './key-files';
import { longestTokenDays } from './session';
import { type KeyPlace, openSigningKey, signingKeyFile } from './signing-key';

/**
 * Makes a new signing key; tokens of the old key stay valid.
 * @returns the steps that remain for the operator.
 * @throws EnvError when there is no key, or its folder cannot be written
 */
export async function rotateKey(place: KeyPlace): Promise<string> {
  const { privateKey } = await openSigningKey(place);
  const file = signingKeyFile(place);
  try {
    const further = await rotateKeyFile(file, privateKey);
    return [
      `There is a new signing key in ${file}. Start svc-auth anew: it signs with the new one then.`,
      `Tokens of the key before stay good by ${further}. Remove that file in ${longestTokenDays} days, or at once when the key has leaked.`,
    ].join('\n');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new EnvError(`The folder of ${file} must be one that can be written; it is not (${code})`);
  }
}
