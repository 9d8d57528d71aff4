import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BuildFiles } from './build-files';

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * SHA-256 over the names and contents of the compressed copies: where it is that of copies that unpacked to their files,
 * they need not be unpacked again.
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
 * Browsers get the compressed copies, while the hash of a release is that of the plain files: so each copy has to unpack
 * to its plain file.
 * @throws with one sentence that names a copy that does not
 */
export async function refuseOtherCopies(files: BuildFiles): Promise<void> {
  for (const name of files.names) {
    const plain = name.slice(0, -3);
    const unpacked = unpack[name.slice(-3) as keyof typeof unpack];
    if (!unpacked) continue;
    if (!files.names.includes(plain)) throw new Error(`${name} is a copy of a file that is not there.`);
    const expected = await files.read(plain);
    // One byte more than the file has is enough to know.
    const found = await unpacked(await files.read(name), { maxOutputLength: expected.length + 1 }).catch(
      () => undefined,
    );
    if (!found?.equals(expected))
      throw new Error(`${name} does not unpack to ${plain}; build the remote again.`);
  }
}
