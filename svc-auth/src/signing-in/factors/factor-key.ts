import path from 'node:path';
import type { Logger } from '@portal/service-kit/logging';
import { openKey } from '@portal/service-kit/sealing';

export interface FactorKeyPlace {
  /** The value of FACTOR_KEY_FILE. */
  file?: string;
  /** The file of the signing key; without FACTOR_KEY_FILE the factor key lies beside it. */
  signingKeyFile: string;
}

/**
 * Opens the key that encrypts the secrets of second factors: the given file, or `factor.key` beside the signing key. It
 * is a separate key, because the signing key is rotated.
 * @returns undefined when there is none and none can be written; then nobody can set up a second factor
 * @throws EnvError when the given file cannot be read, or a file holds fewer than 32 characters
 */
export const openFactorKey = (
  { file, signingKeyFile }: FactorKeyPlace,
  logger?: Logger,
): Promise<Buffer | undefined> =>
  openKey(
    {
      variable: 'FACTOR_KEY_FILE',
      file,
      otherwise: path.join(path.dirname(signingKeyFile), 'factor.key'),
      purpose: 'second-factor',
      keeps: 'second factors',
    },
    logger,
  );
