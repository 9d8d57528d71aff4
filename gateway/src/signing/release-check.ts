import { Invalid } from '@portal/service-kit/errors';
import {
  type BuildFiles,
  contentHash,
  copiesHash,
  type Release,
  type ReleaseIndex,
  type ReleaseStore,
  refuseOtherCopies,
} from '../registry';
import { differenceFrom, signedStatement } from './statement';
import { type FoundKey, keyIn } from './teams';

/**
 * Returns who signed an upload; undefined for an unsigned upload.
 * @throws Invalid unless an active key of an owner signed exactly these files
 */
export async function signerOfUpload(
  index: ReleaseIndex,
  name: string,
  { version, describes, files }: Pick<Release, 'version' | 'describes'> & { files: BuildFiles },
): Promise<Release['signed']> {
  const signed = await signedStatement(files, (id) => keyIn(index, id)).catch((error: Error) => {
    throw refused(name, version, error.message);
  });
  if (!signed) return undefined;
  const { team, key, statement } = signed;
  if (key.status !== 'active')
    throw refused(name, version, `it is signed by a key of ${team.title} that was ${key.status}`);
  if (!team.owns.includes(name))
    throw refused(name, version, `it is signed by ${team.title}, which does not own ${name}`);
  const difference = await differenceFrom(statement, { name, version, describes, files });
  if (difference) throw refused(name, version, difference);
  return { team: team.id, key: key.id, commit: statement.predicate.commit };
}

const refused = (name: string, version: string, why: string) =>
  new Invalid({ signature: [why] }, `${name} ${version} is refused: ${why}.`);

/**
 * Returns in one sentence how a published version's files have changed; undefined when they are unchanged. Signed files
 * are compared with the signature, unsigned files with the hash in the index.
 */
export async function damageOf(
  store: ReleaseStore,
  index: ReleaseIndex,
  name: string,
  { version, hash, describes, signed, copies }: Release,
): Promise<string | undefined> {
  try {
    const files = await store.build(name, version);
    if (files.names.length === 0) return 'its files are gone';
    if (!signed) {
      if ((await contentHash(files)) !== hash) return 'its files were changed after it was published';
      // Copies with the hash of checked copies need not be unpacked again: comparing hashes takes a tenth of the time.
      if (copies === undefined || (await copiesHash(files)) !== copies) await refuseOtherCopies(files);
      return undefined;
    }
    const found = await signedStatement(files, (id) => keyIn(index, id));
    if (!found || !(found.key.id === signed.key || (await isSignedAgain(found, { name, hash, files }))))
      return 'its signature is gone or was exchanged';
    return await differenceFrom(found.statement, { name, version, describes, files });
  } catch (error) {
    return (error as Error).message.replace(/\.$/, '');
  }
}

/**
 * Whether an owner has signed the same files with another key. A process that died between writing the new signature
 * and changing the index leaves such a state; the earlier record counts until the signature is sent again.
 */
async function isSignedAgain(
  { key, team }: FoundKey,
  { name, hash, files }: { name: string; hash: string; files: BuildFiles },
): Promise<boolean> {
  return key.status !== 'revoked' && team.owns.includes(name) && (await contentHash(files)) === hash;
}
