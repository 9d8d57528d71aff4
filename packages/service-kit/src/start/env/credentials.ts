import Joi from 'joi';
import { EnvError, type Variables, variable } from '../../base/parse-env';

/** The secrets by which a service recognises the calls of others. */
export interface ServiceCredentials {
  /** What all of them may show each other; absent where each has its own. */
  shared?: string | undefined;
  /** By the name of the caller: `svc-applications`, `gateway`. */
  named: Readonly<Record<string, string>>;
}

/** The credentials that a process was given, and the one that it shows itself: its own, else the shared one. */
export interface GivenCredentials extends ServiceCredentials {
  own: string | undefined;
}

const prefix = 'SERVICE_CREDENTIAL_';
const shared = Joi.string().min(16).description('a shared secret of 16 characters or more');
const secret = Joi.string().min(16).description('a secret of 16 characters or more');

/** The caller that a variable belongs to: `SERVICE_CREDENTIAL_APPLICATIONS` is of svc-applications. */
function callerOf(variableName: string): string {
  const name = variableName.slice(prefix.length).toLowerCase().replaceAll('_', '-');
  return name === 'gateway' ? name : `svc-${name}`;
}

/**
 * SERVICE_CREDENTIAL, and SERVICE_CREDENTIAL_NAME of the process `name` and of those that call it.
 * @throws EnvError when two callers have the same secret, since each would pass for the other
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

/** The key of the hashes of networks, the same for all services of a portal that hold the same secrets. */
export const originSecretOf = ({ shared: common, named, own }: GivenCredentials): string =>
  common ?? named['svc-applications'] ?? own ?? '';
