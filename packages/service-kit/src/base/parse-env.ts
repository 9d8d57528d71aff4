import Joi from 'joi';

/** A variable or group is wrong; the message is one sentence for the operator. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

export type Variables = Record<string, string | undefined>;

/** Variables that belong together, read into one value. */
export interface EnvGroup<T> {
  read(env: Variables): T;
}

type Declared = Joi.AnySchema | EnvGroup<unknown>;

export type Parsed<S extends Record<string, Declared>> = {
  [K in keyof S]: S[K] extends EnvGroup<infer T> ? T : S[K] extends Joi.AnySchema<infer T> ? T : never;
};

/**
 * Reads the environment once, before anything listens. A member is either a variable under its own name, whose schema's
 * description lists the values it takes, or a group under any name: `parseEnv({ http: httpEnv, SIGN_IN_LIMIT:
 * Joi.number().description('a number').default(10) })`.
 */
export function parseEnv<S extends Record<string, Declared>>(
  shape: S,
  env: Variables = process.env,
): Parsed<S> {
  const parsed = Object.entries(shape).map(([name, declared]) => [
    name,
    Joi.isSchema(declared) ? variable(name, declared, env) : declared.read(env),
  ]);
  return Object.fromEntries(parsed) as Parsed<S>;
}

/** The value that .env.example has in place of a secret. */
const placeholder = 'change-me';

/** Reads one variable; an empty string counts as absent. @throws EnvError with its name and the allowed values */
export function variable<T>(name: string, schema: Joi.AnySchema<T>, env: Variables): T {
  const given = env[name] === '' ? undefined : env[name];
  if (given?.includes(placeholder))
    throw new EnvError(`${name} must be a value of your own; it still has the placeholder "${placeholder}".`);
  const result = schema.validate(given, { convert: true });
  if (!result.error) return result.value as T;
  throw new EnvError(`${name} must be ${takes(schema, result.error)}; it is ${shown(name, given)}.`);
}

function takes(schema: Joi.AnySchema, error: Joi.ValidationError): string {
  const { description } = (schema.describe().flags ?? {}) as { description?: string };
  return description ?? error.message.replace(/^"value" /, '').replace(/^must be /, '');
}

/** The given value as a message may show it: secrets are replaced. */
function shown(name: string, given: string | undefined): string {
  if (given === undefined) return 'not set';
  return /SECRET|PASSWORD|CREDENTIAL|TOKEN|KEY|URL/.test(name) ? 'something else' : `"${given}"`;
}

/**
 * True when all variables are set, false when none is.
 * @throws EnvError that names the missing variables when only some are set
 */
export function allOrNone(names: string[], env: Variables): boolean {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return false;
  if (missing.length === 0) return true;
  throw new EnvError(
    `${names.join(', ')} must be given together; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set.`,
  );
}
