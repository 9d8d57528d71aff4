import path from 'node:path';
import type { Logger } from '@portal/service-kit/logging';
import { openKey } from '@portal/service-kit/sealing';

export interface FactorKeyPlace {
  /** FACTOR_KEY_FILE */
  file?: string;
  /** The file of the signing key: without a file of its own the key stands beside it. */
  signingKeyFile: string;
}

/**
 * The key by which the secrets of second factors are encrypted: the given file, or `factor.key` beside the signing key.
 * It is no part of the signing key, which changes.
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
