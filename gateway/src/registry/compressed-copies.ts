import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BuildFiles } from './build-files';

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * Returns the SHA-256 over the names and contents of the compressed copies. Copies with the hash of copies that were
 * checked before need not be unpacked again.
 */
export async function copiesHash(files: BuildFiles): Promise<string> {
  const hash = createHash('sha256');
  for (const name of files.names.filter((one) => one.slice(-3) in unpack).sort())
    hash
      .update(`${name}\0`)
      .update(await files.read(name))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Checks that each compressed copy unpacks to its plain file: browsers get the copies, while the hash of a release
 * covers only the plain files.
 * @throws Error with one sentence that names a copy that does not unpack to its file
 */
export async function refuseOtherCopies(files: BuildFiles): Promise<void> {
  for (const name of files.names) {
    const plain = name.slice(0, -3);
    const unpacked = unpack[name.slice(-3) as keyof typeof unpack];
    if (!unpacked) continue;
    if (!files.names.includes(plain)) throw new Error(`${name} is a copy of a file that is not there.`);
    const expected = await files.read(plain);
    // Unpacking may stop at one byte more than the plain file has: by then the copy differs.
    const found = await unpacked(await files.read(name), { maxOutputLength: expected.length + 1 }).catch(
      () => undefined,
    );
    if (!found?.equals(expected))
      throw new Error(`${name} does not unpack to ${plain}; build the remote again.`);
  }
}
