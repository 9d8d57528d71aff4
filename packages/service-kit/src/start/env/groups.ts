import { resolve } from 'node:path';
import Joi from 'joi';
import { allOrNone, EnvError, type EnvGroup, type Variables, variable } from '../../base/parse-env';
import type { DatabaseConfig } from '../../storage/database/config';
import type { StoreConfig } from '../../storage/store/config';
import type { MailConfig } from '../../writing/mail/config';
import { originSecretOf, readCredentials, type ServiceCredentials } from './credentials';

const port = Joi.number()
  .integer()
  .min(0)
  .max(65_535)
  .description('a port number, 0 to 65535 (0 takes a free one)');
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const flag = Joi.boolean().description('true or false');
const webAddress = (schemes: string[]) =>
  Joi.string()
    .uri({ scheme: schemes })
    .description(`an address starting with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);

/** DATA_DIR, as an absolute path. */
export const dataDirEnv: EnvGroup<string> = {
  read: (env) => resolve(variable('DATA_DIR', Joi.string().default('./data').description('a folder'), env)),
};

export interface HttpConfig {
  host: string;
  port: number;
  logLevel: string;
}

/** HOST, PORT (0 when absent: services take a free port) and LOG_LEVEL. */
export const httpEnv: EnvGroup<HttpConfig> = {
  read: (env) => ({
    host: variable(
      'HOST',
      Joi.string().hostname().default('127.0.0.1').description('a host name or address'),
      env,
    ),
    port: variable('PORT', port.default(0), env),
    logLevel: variable(
      'LOG_LEVEL',
      Joi.string()
        .valid(...levels)
        .default('info')
        .description(`one of ${levels.join(', ')}`),
      env,
    ),
  }),
};

/**
 * The variable `name`, else DATABASE_URL, else `file` in DATA_DIR: `databaseEnv('AUTH_DATABASE_URL', 'auth.sqlite')`.
 */
export function databaseEnv(name: string, file: string): EnvGroup<DatabaseConfig> {
  const url = Joi.string()
    .pattern(/^(mysql:\/\/[^/]+\/[^/]+(,mysql:\/\/[^/]+\/[^/]+)*|sqlite:.+)$/)
    .description('mysql://user:password@host:3306/name or sqlite:/path/file.sqlite');
  return {
    read: (env) => {
      const given = variable(name, url, env) ?? variable('DATABASE_URL', url, env);
      return { url: given ?? `sqlite:${resolve(dataDirEnv.read(env), file)}` };
    },
  };
}

/** The four S3_* variables; when none is set, files are kept in DATA_DIR/files. */
export const objectStoreEnv: EnvGroup<StoreConfig> = {
  read: (env) => {
    const names = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET'];
    if (!allOrNone(names, env)) return { kind: 'files', directory: resolve(dataDirEnv.read(env), 'files') };
    const text = Joi.string().required();
    return {
      kind: 's3',
      endpoint: variable('S3_ENDPOINT', webAddress(['http', 'https']).required(), env),
      accessKey: variable('S3_ACCESS_KEY', text, env),
      secretKey: variable('S3_SECRET_KEY', text, env),
      bucket: variable('S3_BUCKET', text, env),
    };
  },
};

/** SMTP_URL with MAIL_FROM, or neither: then each mail is an .eml file in DATA_DIR/mail. */
export const mailEnv: EnvGroup<MailConfig> = {
  read: (env) => {
    const from = variable(
      'MAIL_FROM',
      Joi.string().pattern(/@/).description('an email address, with or without a name'),
      env,
    );
    const smtpUrl = variable('SMTP_URL', webAddress(['smtp', 'smtps']), env);
    if (smtpUrl && !['', 'off'].includes(new URL(smtpUrl).searchParams.get('tls') ?? ''))
      throw new EnvError('SMTP_URL takes ?tls=off or no such parameter; it has another.');
    if (smtpUrl && !from)
      throw new EnvError('MAIL_FROM must be given together with SMTP_URL; it is not set.');
    if (smtpUrl) return { kind: 'smtp', url: smtpUrl, from };
    return { kind: 'folder', directory: resolve(dataDirEnv.read(env), 'mail'), from };
  },
};

/** BRANDING_FILE, or undefined for the neutral default. */
export const brandingEnv: EnvGroup<string | undefined> = {
  read: (env) => variable('BRANDING_FILE', Joi.string().description('a path of a JSON file'), env),
};

export interface InternalConfig {
  /** The secret that this service sends to others. */
  credential: string;
  /** The secrets that other services send to this service. */
  credentials: ServiceCredentials;
  /** The key for hashes of networks. */
  originSecret: string;
  authUrl: string;
  applicationsUrl?: string;
  reportsUrl?: string;
  trustProxy: boolean;
}

/** The credentials of the service `name` and of its callers, and the addresses of other services. */
export const internalEnvOf = (name: string): EnvGroup<InternalConfig> => ({
  read: (env: Variables) => {
    const address = webAddress(['http', 'https']);
    const credentials = readCredentials(name, env);
    const needed = Joi.string().required().description('a shared secret of 16 characters or more');
    return {
      credential: credentials.own ?? variable('SERVICE_CREDENTIAL', needed, env),
      credentials,
      originSecret: originSecretOf(credentials),
      authUrl: variable('AUTH_URL', address.default('http://127.0.0.1:8081'), env),
      applicationsUrl: variable('APPLICATIONS_URL', address, env),
      reportsUrl: variable('REPORTS_URL', address, env),
      trustProxy: variable('TRUST_PROXY', flag.default(false), env),
    };
  },
});
