import Joi from 'joi';
import { EnvError, type Variables, variable } from '../../base/parse-env';

/** The secrets by which a service recognises calls of other services. */
export interface ServiceCredentials {
  /** The secret that all services share; absent where each service has its own. */
  shared?: string | undefined;
  /** Secrets by the caller's name: `svc-applications`, `gateway`. */
  named: Readonly<Record<string, string>>;
}

/** The credentials that a process was given, with the secret that it sends itself: its own one, else the shared one. */
export interface GivenCredentials extends ServiceCredentials {
  own: string | undefined;
}

const prefix = 'SERVICE_CREDENTIAL_';
const shared = Joi.string().min(16).description('a shared secret of 16 characters or more');
const secret = Joi.string().min(16).description('a secret of 16 characters or more');

/** The caller named by a variable: `SERVICE_CREDENTIAL_APPLICATIONS` belongs to svc-applications. */
function callerOf(variableName: string): string {
  const name = variableName.slice(prefix.length).toLowerCase().replaceAll('_', '-');
  return name === 'gateway' ? name : `svc-${name}`;
}

/**
 * Reads SERVICE_CREDENTIAL, and the SERVICE_CREDENTIAL_* of the process `name` and of its callers.
 * @throws EnvError when two callers have the same secret, since each could pretend to be the other
 */
export function readCredentials(name: string, env: Variables): GivenCredentials {
  const named: Record<string, string> = {};
  for (const key of Object.keys(env)
    .filter((one) => one.startsWith(prefix))
    .sort()) {
    const value = variable(key, secret, env);
    if (value === undefined) continue;
    if (Object.values(named).includes(value))
      throw new EnvError(`${key} must be a secret that no other service has.`);
    named[callerOf(key)] = value;
  }
  const common = variable('SERVICE_CREDENTIAL', shared, env);
  return { shared: common, named, own: named[name] ?? common };
}

/** The key for hashes of networks: all services of a portal that hold the same secrets get the same key. */
export const originSecretOf = ({ shared: common, named, own }: GivenCredentials): string =>
  common ?? named['svc-applications'] ?? own ?? '';
