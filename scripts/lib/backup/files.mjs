/** Copies uploaded files from and to a folder or an S3 bucket. */
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mapAtOnce } from '../run.mjs';

const atOnce = 8;

/**
 * Copies uploads that are not in the folder yet; returns their number. Uploads that are removed during the copy are
 * left out.
 */
export async function fetchFiles({ dataDir, s3 }, folder) {
  if (!s3) return copyFolder(path.join(dataDir, 'files'), folder);
  const client = await bucketClient(s3);
  const known = new Set((await filesUnder(folder)).map(({ name }) => name));
  const missing = (await keysOf(client, s3.bucket)).filter((key) => !known.has(key));
  const copied = await mapAtOnce(missing, atOnce, async (key) => {
    const target = path.join(folder, key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      const source = await client.getObject(s3.bucket, key);
      await pipeline(source, createWriteStream(`${target}.part`, { mode: 0o600 }));
    } catch (error) {
      if (error.code === 'NoSuchKey' || error.code === 'NotFound') return 0;
      throw error;
    }
    await rename(`${target}.part`, target);
    return 1;
  });
  return copied.reduce((sum, one) => sum + one, 0);
}

/** Copies all files of the folder to where the portal keeps uploads; returns their number. */
export async function giveFiles({ dataDir, s3 }, folder) {
  if (!s3) return copyFolder(folder, path.join(dataDir, 'files'), { replace: true });
  const client = await bucketClient(s3);
  if (!(await client.bucketExists(s3.bucket))) await client.makeBucket(s3.bucket);
  const files = await filesUnder(folder);
  await mapAtOnce(files, atOnce, ({ name, size }) =>
    client.putObject(s3.bucket, name, createReadStream(path.join(folder, name)), size),
  );
  return files.length;
}

/**
 * Copies a folder and returns the number of copied files; a file that exists with the same size is skipped unless
 * `replace` is set.
 */
export async function copyFolder(from, to, { leaveOut = () => false, replace = false } = {}) {
  const there = new Map((replace ? [] : await filesUnder(to)).map(({ name, size }) => [name, size]));
  let copied = 0;
  for (const { name, size } of await filesUnder(from)) {
    if (there.get(name) === size || leaveOut(name)) continue;
    await mkdir(path.dirname(path.join(to, name)), { recursive: true, mode: 0o700 });
    try {
      await copyFile(path.join(from, name), path.join(to, name));
      copied += 1;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  return copied;
}

/** `{ name, size }` of all files below a folder: path with slashes, and bytes. */
export async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((name) => !name.startsWith('.unfinished'));
  const found = await mapAtOnce(files, atOnce, async (name) => {
    const there = await stat(path.join(folder, name)).catch(() => undefined);
    return there ? [{ name: name.split(path.sep).join('/'), size: there.size }] : [];
  });
  return found.flat();
}

async function keysOf(client, bucket) {
  const keys = [];
  if (!(await client.bucketExists(bucket))) return keys;
  for await (const { name } of client.listObjectsV2(bucket, '', true)) if (name) keys.push(name);
  return keys;
}

async function bucketClient({ endpoint, accessKey, secretKey }) {
  const { Client } = await import('minio');
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  return new Client({
    ...{ endPoint: hostname, port: Number(port || (useSSL ? 443 : 80)), useSSL, accessKey, secretKey },
    partSize: 16 * 1024 * 1024,
  });
}
