import {
  brandingEnv,
  databaseEnv,
  httpEnv,
  internalEnv,
  parseEnv,
  type Variables,
} from '@portal/service-kit/env';
import Joi from 'joi';

/** All that this service is told from outside, read once before anything listens. */
export function readEnv(variables: Variables = process.env) {
  return parseEnv(
    {
      http: httpEnv,
      // The applications' own file when it is embedded: this service has no tables.
      database: databaseEnv('REPORTS_DATABASE_URL', 'applications.sqlite'),
      branding: brandingEnv,
      internal: internalEnv,
      APPLICATIONS_URL: Joi.string()
        .uri({ scheme: ['http', 'https'] })
        .default('http://127.0.0.1:8082')
        .description('an address starting with http:// or https://'),
    },
    variables,
  );
}

export type Env = ReturnType<typeof readEnv>;
