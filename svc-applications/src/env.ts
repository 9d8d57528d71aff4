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

/** All that this service is told from outside, read once before anything listens. */
export function readEnv(variables: Variables = process.env) {
  const env = parseEnv(
    {
      http: httpEnv,
      database: databaseEnv('APPLICATIONS_DATABASE_URL', 'applications.sqlite'),
      files: objectStoreEnv,
      mail: mailEnv,
      branding: brandingEnv,
      dataDir: dataDirEnv,
      internal: internalEnv,
      PUBLIC_URL: Joi.string()
        .uri({ scheme: ['http', 'https'] })
        .default('http://127.0.0.1:8080')
        .description('an address starting with http:// or https://'),
      // Better no start than a setting that promises a fence which is not built yet.
      RESUME_CODE: Joi.string<ResumeCode>()
        .valid('off')
        .default('off')
        .description('off (an e-mailed code on a new device is not available in this version)'),
    },
    variables,
  );
  return { ...env, PUBLIC_URL: env.PUBLIC_URL.replace(/\/+$/, '') };
}

export type Env = ReturnType<typeof readEnv>;
