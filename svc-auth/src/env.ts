import { minimumPasswordLength } from '@portal/contract-svc-auth-v1/password-rules';
import {
  brandingEnv,
  databaseEnv,
  dataDirEnv,
  httpEnv,
  internalEnvOf,
  mailEnv,
  parseEnv,
  type Variables,
} from '@portal/service-kit/env';
import { languagesEnv } from '@portal/service-kit/language';
import Joi from 'joi';
import { hashesAtMost } from './accounts/passwords/hashing';
import { anonymousLimits } from './platform/budgets/budgets';

const JWT_PRIVATE_KEY_FILE = Joi.string().description('the path of a PEM file');
const wholeNumber = Joi.number().integer().min(1).description('a whole number, 1 or more');
const FACTOR_KEY_FILE = Joi.string().description('the path of a file of at least 32 characters');
const database = databaseEnv('AUTH_DATABASE_URL', 'auth.sqlite');

/** The configuration of this service, read once before anything listens. */
export function readEnv(variables: Variables = process.env) {
  const env = parseEnv(
    {
      http: httpEnv,
      LANGUAGES: languagesEnv,
      database,
      mail: mailEnv,
      branding: brandingEnv,
      dataDir: dataDirEnv,
      internal: internalEnvOf('svc-auth'),
      PUBLIC_URL: Joi.string()
        .uri({ scheme: ['http', 'https'] })
        .default('http://127.0.0.1:8080')
        .description('an address starting with http:// or https://'),
      ADMIN_EMAIL: Joi.string()
        .email({ tlds: false })
        .default('admin@portal.local')
        .description('an email address'),
      ADMIN_PASSWORD: Joi.string()
        .min(minimumPasswordLength)
        .description(`a password of at least ${minimumPasswordLength} characters`),
      JWT_PRIVATE_KEY_FILE,
      FACTOR_KEY_FILE,
      DRAFTS_PER_NETWORK: wholeNumber.default(anonymousLimits.drafts),
      FORGOTTEN_PER_NETWORK: wholeNumber.default(anonymousLimits.forgotten),
      HASHES_WAITING: wholeNumber.default(hashesAtMost.waiting),
    },
    variables,
  );
  return { ...env, PUBLIC_URL: env.PUBLIC_URL.replace(/\/+$/, '') };
}

/** The configuration of a migration: no secrets except the database's. */
export function readMigrationEnv(variables: Variables = process.env) {
  return parseEnv({ http: httpEnv, database }, variables);
}

/** The configuration of where the signing key and further keys are kept. */
export function readKeyEnv(variables: Variables = process.env) {
  const { dataDir, JWT_PRIVATE_KEY_FILE: file } = parseEnv(
    { dataDir: dataDirEnv, JWT_PRIVATE_KEY_FILE },
    variables,
  );
  return { dataDir, ...(file !== undefined && { file }) };
}

export type Env = ReturnType<typeof readEnv>;
