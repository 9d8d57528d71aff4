import {
  brandingEnv,
  databaseEnv,
  dataDirEnv,
  httpEnv,
  internalEnvOf,
  mailEnv,
  objectStoreEnv,
  parseEnv,
  type Variables,
} from '@portal/service-kit/env';
import { languagesEnv } from '@portal/service-kit/language';
import { isNetwork } from '@portal/service-kit/network';
import Joi from 'joi';
import { type ResumeCode, storageLimits } from './platform';

const listed = (typed: string): string[] => typed.split(',').map((one) => one.trim());

/** Networks such as 10.1.0.0/16, separated by commas. */
const networks = Joi.string()
  .empty('')
  .custom((typed: string, helpers) => (listed(typed).every(isNetwork) ? typed : helpers.error('any.invalid')))
  .description('private networks such as 10.1.0.0/16, separated by commas');

const wholeNumber = Joi.number().integer().min(1).description('a whole number, 1 or more');
const database = databaseEnv('APPLICATIONS_DATABASE_URL', 'applications.sqlite');

/** The configuration of this service, read once before anything listens. */
export function readEnv(variables: Variables = process.env) {
  const env = parseEnv(
    {
      http: httpEnv,
      LANGUAGES: languagesEnv,
      database,
      files: objectStoreEnv,
      mail: mailEnv,
      branding: brandingEnv,
      dataDir: dataDirEnv,
      internal: internalEnvOf('svc-applications'),
      PUBLIC_URL: Joi.string()
        .uri({ scheme: ['http', 'https'] })
        .default('http://127.0.0.1:8080')
        .description('an address starting with http:// or https://'),
      UPLOAD_SPACE_MB: Joi.number()
        .integer()
        .min(16)
        .default(512)
        .description('a whole number of megabytes, 16 or more'),
      CLAMAV_HOST: Joi.string()
        .empty('')
        .pattern(/^[^\s:/]+(:\d{1,5})?$/)
        .description('a host with or without a port, such as clamav:3310'),
      DRAFTS_PER_NETWORK: wholeNumber.default(storageLimits.draftsPerNetwork),
      STORAGE_PER_DRAFT_MB: wholeNumber.default(storageLimits.megabytesPerDraft),
      STORAGE_PER_NETWORK_MB: wholeNumber.default(storageLimits.megabytesPerNetwork),
      WEBHOOKS_NETWORKS: networks,
      WEBHOOKS_KEY: Joi.string().empty('').min(32).description('a secret of 32 characters or more'),
      WEBHOOKS_KEY_FILE: Joi.string().empty('').description('the path of a file of at least 32 characters'),
      MAIL_REPORTS_SECRET: Joi.string().empty('').min(32).description('a secret of 32 characters or more'),
      RESUME_CODE: Joi.string<ResumeCode>().valid('off', 'new-device').description('off or new-device'),
    },
    variables,
  );
  // Default: ask for an emailed code only where mail is really sent, so that the code can reach its owner.
  const resumeCode: ResumeCode = env.RESUME_CODE ?? (env.mail.kind === 'smtp' ? 'new-device' : 'off');
  return {
    ...env,
    PUBLIC_URL: env.PUBLIC_URL.replace(/\/+$/, ''),
    RESUME_CODE: resumeCode,
    webhooksNetworks: env.WEBHOOKS_NETWORKS ? listed(env.WEBHOOKS_NETWORKS) : [],
  };
}

/** The database user whom a migration allows to read the published views; absent: no user. */
const databaseUser = Joi.string()
  .pattern(/^\w{1,32}$/)
  .description('the name of a database user');

/** The configuration of a migration: no secret but the database's. */
export function readMigrationEnv(variables: Variables = process.env) {
  return parseEnv({ http: httpEnv, database, REPORTS_DATABASE_USER: databaseUser }, variables);
}

export type Env = ReturnType<typeof readEnv>;
