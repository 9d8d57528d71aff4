/** Copies of what was uploaded, from and to a folder or a bucket. */
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mapAtOnce } from '../run.mjs';

const atOnce = 8;

/** Copies what is not in the folder yet; answers how many. What goes meanwhile is left out. */
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

/** Puts all files of the folder where the portal keeps them; answers how many. */
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

/** Copies a folder; what is there already in the same size stays, unless it is to be replaced. */
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

/** `{ name, size }` of all files below, by paths with slashes. */
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
