import {
  brandingEnv,
  databaseEnv,
  dataDirEnv,
  httpEnv,
  internalEnv,
  mailEnv,
  objectStoreEnv,
  parseEnv,
  type Variables,
} from '@portal/service-kit/env';
import Joi from 'joi';
import type { ResumeCode } from './portal/settings';

const database = databaseEnv('APPLICATIONS_DATABASE_URL', 'applications.sqlite');

/** All that this service is told from outside, read once before anything listens. */
export function readEnv(variables: Variables = process.env) {
  const env = parseEnv(
    {
      http: httpEnv,
      database,
      files: objectStoreEnv,
      mail: mailEnv,
      branding: brandingEnv,
      dataDir: dataDirEnv,
      internal: internalEnv,
      PUBLIC_URL: Joi.string()
        .uri({ scheme: ['http', 'https'] })
        .default('http://127.0.0.1:8080')
        .description('an address starting with http:// or https://'),
      RESUME_CODE: Joi.string<ResumeCode>()
        .valid('off', 'new-device')
        .default('off')
        .description('off or new-device'),
    },
    variables,
  );
  return { ...env, PUBLIC_URL: env.PUBLIC_URL.replace(/\/+$/, '') };
}

/** All that migrating needs: no secrets but the database's. */
export function readMigrationEnv(variables: Variables = process.env) {
  return parseEnv({ http: httpEnv, database }, variables);
}

export type Env = ReturnType<typeof readEnv>;
