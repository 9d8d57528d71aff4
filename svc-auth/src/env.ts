import {
  brandingEnv,
  databaseEnv,
  dataDirEnv,
  httpEnv,
  internalEnv,
  mailEnv,
  parseEnv,
  type Variables,
} from '@portal/service-kit/env';
import Joi from 'joi';
import { minimumPasswordLength } from './passwords/rules';

const JWT_PRIVATE_KEY_FILE = Joi.string().description('the path of a PEM file');
const database = databaseEnv('AUTH_DATABASE_URL', 'auth.sqlite');

/** All that this service is told from outside, read once before anything listens. */
export function readEnv(variables: Variables = process.env) {
  const env = parseEnv(
    {
      http: httpEnv,
      database,
      mail: mailEnv,
      branding: brandingEnv,
      dataDir: dataDirEnv,
      internal: internalEnv,
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
    },
    variables,
  );
  return { ...env, PUBLIC_URL: env.PUBLIC_URL.replace(/\/+$/, '') };
}

/** All that migrating needs: no secrets but the database's. */
export function readMigrationEnv(variables: Variables = process.env) {
  return parseEnv({ http: httpEnv, database }, variables);
}

/** Where the keys lie. */
export function readKeyEnv(variables: Variables = process.env) {
  const { dataDir, JWT_PRIVATE_KEY_FILE: file } = parseEnv(
    { dataDir: dataDirEnv, JWT_PRIVATE_KEY_FILE },
    variables,
  );
  return { dataDir, ...(file !== undefined && { file }) };
}

export type Env = ReturnType<typeof readEnv>;
