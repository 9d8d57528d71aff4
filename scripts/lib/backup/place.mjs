/** What a portal consists of, by the environment of `npm start`. */
import path from 'node:path';
import { root } from '../install.mjs';

const s3Names = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'];

/**
 * `{ dataDir, databases: [{ name, url }], s3? }`. Services that share a database have one entry.
 * @throws Error with one sentence when the environment is half given
 */
export function placeOf(env) {
  const dataDir = path.resolve(root, env.DATA_DIR || 'data');
  const given = s3Names.filter((name) => env[name]);
  if (given.length > 0 && given.length < s3Names.length)
    throw new Error(
      `${s3Names.find((name) => !env[name])} must be given together with ${given[0]}; it is not.`,
    );
  const databases = [];
  for (const name of ['auth', 'applications']) {
    const url =
      env[`${name.toUpperCase()}_DATABASE_URL`] ||
      env.DATABASE_URL ||
      `sqlite:${path.join(dataDir, `${name}.sqlite`)}`;
    if (!databases.some((known) => known.url === url)) databases.push({ name, url });
  }
  const s3 = given.length > 0 && {
    ...{ endpoint: env.S3_ENDPOINT, accessKey: env.S3_ACCESS_KEY },
    ...{ secretKey: env.S3_SECRET_KEY, bucket: env.S3_BUCKET },
  };
  return { dataDir, databases, ...(s3 && { s3 }) };
}

export const isSqlite = ({ url }) => url.startsWith('sqlite:');
export const sqliteFile = ({ url }) => url.slice('sqlite:'.length);
