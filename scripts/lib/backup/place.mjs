/** Where a portal keeps its data, as the environment of `npm start` defines it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';
import { services } from '../launcher/parts.mjs';

const s3Names = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'];

/**
 * Returns `{ dataDir, databases: [{ name, url }], s3? }`. Services that share a database have one entry.
 * @throws Error with one sentence when only some of the S3 variables are given
 */
export function placeOf(env) {
  const dataDir = path.resolve(root, env.DATA_DIR || 'data');
  const given = s3Names.filter((name) => env[name]);
  if (given.length > 0 && given.length < s3Names.length)
    throw new Error(
      `${s3Names.find((name) => !env[name])} must be given together with ${given[0]}; it is not.`,
    );
  const databases = [];
  for (const name of owners()) {
    const url =
      env[`${name.replaceAll('-', '_').toUpperCase()}_DATABASE_URL`] ||
      env.DATABASE_URL ||
      `sqlite:${path.join(dataDir, `${name}.sqlite`)}`;
    // Of a cluster, the first server suffices: all servers hold the same data.
    const [one] = url.split(/,(?=mysql:\/\/)/);
    if (!databases.some((known) => known.url === one)) databases.push({ name, url: one });
  }
  const s3 = given.length > 0 && {
    ...{ endpoint: env.S3_ENDPOINT, accessKey: env.S3_ACCESS_KEY },
    ...{ secretKey: env.S3_SECRET_KEY, bucket: env.S3_BUCKET },
  };
  return { dataDir, databases, ...(s3 && { s3 }) };
}

/** Names of the services that have tables, without `svc-`. A shared database gets the name of the first service. */
function owners() {
  const first = ['auth', 'applications'];
  const withTables = services.filter(({ name }) => existsSync(path.join(root, name, 'migrations')));
  const names = withTables.map(({ name }) => name.replace(/^svc-/, ''));
  return [...first, ...names.filter((name) => !first.includes(name))];
}

export const isSqlite = ({ url }) => url.startsWith('sqlite:');
export const sqliteFile = ({ url }) => url.slice('sqlite:'.length);
