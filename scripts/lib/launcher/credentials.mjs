/** The secrets by which the processes of a portal recognise each other. */
import { randomBytes } from 'node:crypto';
import { gateway, inCapitals, services } from './parts.mjs';

const shared = 'SERVICE_CREDENTIAL';
const variableOf = (name) => `${shared}_${inCapitals(name)}`;

/** Who calls internal addresses of whom; every service asks svc-auth for keys and for sessions that have ended. */
const callersOf = {
  'svc-auth': [...services, gateway].map(({ name }) => name),
  'svc-applications': ['svc-reports'],
};

/**
 * Returns a function of the name of a process: the variables with its own secret and those of its callers. A secret that
 * was given counts; where only the shared one was given, all show that.
 */
export function credentials(given) {
  const names = [...services, gateway].map(({ name }) => name);
  const all = Object.fromEntries(names.map((name) => [name, given[variableOf(name)] || '']));
  if (!given[shared]) for (const name of names) all[name] ||= randomBytes(32).toString('hex');
  // Services from elsewhere call svc-auth alone: for keys, and for sessions that have ended.
  const further = Object.keys(given).filter(
    (key) => key.startsWith(`${shared}_`) && !names.some((name) => variableOf(name) === key),
  );
  return (name) => {
    const known = new Set([name, ...(callersOf[name] ?? [])]);
    return Object.fromEntries([
      ...names.map((one) => [variableOf(one), known.has(one) ? all[one] : '']),
      ...further.map((key) => [key, name === 'svc-auth' ? given[key] : '']),
    ]);
  };
}
