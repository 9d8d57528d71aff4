import { Conflict, Invalid } from '@portal/service-kit/errors';
import {
  type BuildFiles,
  contentHash,
  copiesHash,
  FilesUnreadable,
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
 * Holds the statement of an upload against the files that a release with the same content keeps. What says how a build
 * came about (build.json) and compressed copies are no part of the content, and are signed: the statement of a later
 * build of the same sources is of other files than the stored ones.
 * @throws Conflict that says what to do
 */
export async function refuseOtherBuild(
  index: ReleaseIndex,
  name: string,
  { version, describes }: Pick<Release, 'version' | 'describes'>,
  { files, stored }: { files: BuildFiles; stored: BuildFiles },
): Promise<void> {
  const signed = await signedStatement(files, (id) => keyIn(index, id));
  const difference =
    signed && (await differenceFrom(signed.statement, { name, version, describes, files: stored }));
  if (difference)
    throw new Conflict(
      `${name} ${version} is kept from another build of the same sources (${difference}). Sign that very build, or raise the version.`,
    );
}

/**
 * What has become of a published version's files since, in one sentence; undefined while they are as they were. Files
 * with a signature are held against it, others against the hash in the record.
 * @throws FilesUnreadable when the disk does not let them be read: they may be as they were
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
    if (error instanceof FilesUnreadable) throw error;
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
