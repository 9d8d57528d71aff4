import { Readable } from 'node:stream';
import { type BucketItem, Client } from 'minio';
import type { StoreConfig } from './config';
import { measure } from './measure';
import { assertKey, ObjectMissing, type ObjectStore } from './object-store';

type S3Config = Extract<StoreConfig, { kind: 's3' }>;

/** Keeps objects in one bucket of MinIO or any S3-compatible store; a missing bucket is made. */
export function s3Store({ endpoint, accessKey, secretKey, bucket }: S3Config): ObjectStore {
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  const client = new Client({
    endPoint: hostname,
    port: Number(port || (useSSL ? 443 : 80)),
    useSSL,
    accessKey,
    secretKey,
    // The client's default would buffer half a gigabyte of a stream of unknown length.
    partSize: 16 * 1024 * 1024,
  });
  let bucketMade: Promise<void> | undefined;

  function withBucket(): Promise<void> {
    bucketMade ??= makeBucket(client, bucket).catch((error) => {
      bucketMade = undefined;
      throw error;
    });
    return bucketMade;
  }

  return {
    async put(key, source, { size, contentType } = {}) {
      assertKey(key);
      await withBucket();
      const meter = measure(size);
      const stream = Buffer.isBuffer(source) ? Readable.from([source]) : source;
      stream.on('error', (error) => meter.destroy(error));
      const length = size ?? (Buffer.isBuffer(source) ? source.length : undefined);
      const type = { 'Content-Type': contentType ?? 'application/octet-stream' };
      await client.putObject(bucket, key, stream.pipe(meter), length, type);
      return meter.result();
    },
    async get(key) {
      assertKey(key);
      return client.getObject(bucket, key).catch(missing);
    },
    async stat(key) {
      assertKey(key);
      const { size } = await client.statObject(bucket, key).catch(missing);
      return { key, size };
    },
    async remove(key) {
      assertKey(key);
      await withBucket();
      await client.removeObject(bucket, key);
    },
    async *list(prefix) {
      await withBucket();
      for await (const item of client.listObjectsV2(bucket, prefix, true) as AsyncIterable<BucketItem>) {
        if (item.name === undefined) continue;
        yield { key: item.name, size: item.size, storedAt: new Date(item.lastModified ?? Date.now()) };
      }
    },
    // S3 stores an object completely or not at all. Only multipart uploads leave remains, and the portal's are not
    // multipart.
    async *unfinished() {},
    ready: async () => {
      if (!(await client.bucketExists(bucket))) await withBucket();
    },
  };
}

async function makeBucket(client: Client, bucket: string): Promise<void> {
  if (await client.bucketExists(bucket)) return;
  try {
    await client.makeBucket(bucket);
  } catch (error) {
    // Another replica made the bucket first.
    if (!(await client.bucketExists(bucket))) throw error;
  }
}

function missing(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  throw code === 'NoSuchKey' || code === 'NotFound' || code === 'NoSuchBucket'
    ? new ObjectMissing(error)
    : error;
}
