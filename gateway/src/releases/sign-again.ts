import { STATEMENT_FILE } from '@portal/contract-remote-v1';
import {
  type BuildFiles,
  type Release,
  type ReleaseIndex,
  type ReleaseStore,
  withEvent,
  withSigned,
} from '../registry';
import { refuseOtherBuild } from '../signing';
import type { Releaser } from './act';

/** A signature that came with files whose content is that of a published release. */
export interface SignedAgain {
  name: string;
  known: Release;
  signed: NonNullable<Release['signed']>;
  files: BuildFiles;
  by: Releaser;
  at: string;
}

/**
 * The same files with another signature: the statement is replaced, and the release has another signer.
 * @throws Conflict where the signature is of another build of the same sources than the stored one
 */
export async function signAgain(
  store: ReleaseStore,
  index: ReleaseIndex,
  { name, known, signed, files, by, at }: SignedAgain,
): Promise<ReleaseIndex> {
  const { version } = known;
  if (known.signed?.key === signed.key) return index;
  await refuseOtherBuild(index, name, known, { files, stored: await store.build(name, version) });
  await store.addFile(name, version, STATEMENT_FILE, await files.read(STATEMENT_FILE));
  const next = withSigned(index, name, version, signed);
  return withEvent(next, { at, what: 'published', remote: name, version, by });
}
