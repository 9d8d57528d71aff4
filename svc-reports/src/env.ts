import {
  brandingEnv,
  databaseEnv,
  httpEnv,
  internalEnvOf,
  parseEnv,
  type Variables,
} from '@portal/service-kit/env';
import { languagesEnv } from '@portal/service-kit/language';
import Joi from 'joi';
import { placesLimits } from './places';

const wholeNumber = Joi.number().integer().min(1).description('a whole number, 1 or more');

/** The configuration of this service, read once before anything listens. */
export function readEnv(variables: Variables = process.env) {
  return parseEnv(
    {
      http: httpEnv,
      LANGUAGES: languagesEnv,
      // The database of svc-applications, also when it is an SQLite file: this service has no tables of its own.
      database: databaseEnv('REPORTS_DATABASE_URL', 'applications.sqlite'),
      branding: brandingEnv,
      internal: internalEnvOf('svc-reports'),
      DOCUMENTS_PER_SESSION: wholeNumber.default(placesLimits.perSession),
      DOCUMENTS_AT_ONCE: wholeNumber.default(placesLimits.together),
      APPLICATIONS_URL: Joi.string()
        .uri({ scheme: ['http', 'https'] })
        .default('http://127.0.0.1:8082')
        .description('an address starting with http:// or https://'),
    },
    variables,
  );
}

export type Env = ReturnType<typeof readEnv>;
