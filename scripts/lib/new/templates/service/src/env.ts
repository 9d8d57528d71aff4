import { databaseEnv, httpEnv, internalEnvOf, parseEnv, type Variables } from '@portal/service-kit/env';

const database = databaseEnv('EXAMPLE_NAME_DATABASE_URL', 'example-name.sqlite');

/** The whole configuration of this service, read once before anything listens. */
export function readEnv(variables: Variables = process.env) {
  return parseEnv({ http: httpEnv, database, internal: internalEnvOf('svc-example-name') }, variables);
}

/** The configuration that migrations need: no secret but the database's. */
export function readMigrationEnv(variables: Variables = process.env) {
  return parseEnv({ http: httpEnv, database }, variables);
}

export type Env = ReturnType<typeof readEnv>;
