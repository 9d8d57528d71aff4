import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type MariaDb,
  type MariaDbCluster,
  startMariaDb,
  startMariaDbCluster,
  startS3,
  startSmtpServer,
  type TestSmtpServer,
} from '@portal/test-kit';
import { createConnection } from 'mysql2/promise';
import PostalMime, { type Email } from 'postal-mime';

/** The database, store and mail server of one portal. */
export interface Backends {
  /** Variables that are added to the environment of `npm start`. */
  env: Record<string, string>;
  database: string;
  mails(): Promise<Email[]>;
  stop(): Promise<void>;
}

export interface ProductionBackends extends Backends {
  smtp: TestSmtpServer;
}

/** Servers for portals, each of which gets its own database, bucket and mail server. */
export interface Stack {
  /** The server, or the first of the cluster. */
  mariadb: MariaDb;
  cluster?: MariaDbCluster;
  backends(): Promise<ProductionBackends>;
  stop(): Promise<void>;
}

export interface StackOptions {
  /** Whether the database writes each commit to disk, as in production. */
  durable?: boolean;
  /** Whether three servers with the same data are started instead of one. */
  cluster?: boolean;
}

/** Starts MariaDB, an S3 server that verifies signatures, and SMTP servers. */
export async function startProduction({ durable, cluster = false }: StackOptions = {}): Promise<Stack> {
  const [databases, s3] = await Promise.all([
    cluster ? startMariaDbCluster() : startMariaDb(durable ? { durable } : {}),
    startS3(),
  ]);
  const servers = 'servers' in databases ? databases.servers : [databases];
  const [mariadb] = servers as [MariaDb, ...MariaDb[]];
  return {
    mariadb,
    ...('servers' in databases && { cluster: databases }),
    backends: async () => {
      const name = `portal_${randomBytes(4).toString('hex')}`;
      await createEmpty(mariadb.url, name);
      const smtp = await startSmtpServer();
      const database = new URL(name, mariadb.url).href;
      return {
        env: {
          DATABASE_URL: servers.map(({ url }) => new URL(name, url).href).join(','),
          S3_ENDPOINT: s3.endpoint,
          S3_ACCESS_KEY: s3.accessKey,
          S3_SECRET_KEY: s3.secretKey,
          S3_BUCKET: name.replace('_', '-'),
          SMTP_URL: smtp.url,
          MAIL_FROM: 'Portal <no-reply@portal.test>',
          // Stories change devices for other reasons; the story staff-resume-code and the attacks switch the code on.
          RESUME_CODE: 'off',
        },
        database,
        smtp,
        mails: async () => smtp.mails.map(({ email }) => email),
        stop: () => smtp.stop(),
      };
    },
    stop: async () => {
      await Promise.all([databases.stop(), s3.stop()]);
    },
  };
}

async function createEmpty(server: string, name: string): Promise<void> {
  const connection = await createConnection(server);
  try {
    await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  } finally {
    await connection.end();
  }
}

/** The embedded default, which keeps everything in the data folder. */
export function embedded(dataDir: string): Backends {
  return {
    env: {},
    database: `sqlite:${path.join(dataDir, 'applications.sqlite')}`,
    mails: () => mailsIn(path.join(dataDir, 'mail')),
    stop: async () => undefined,
  };
}

async function mailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}
