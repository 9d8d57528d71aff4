/** The secrets by which the processes of a portal recognise each other. */
import { randomBytes } from 'node:crypto';
import { gateway, inCapitals, services } from './parts.mjs';

const shared = 'SERVICE_CREDENTIAL';
const variableOf = (name) => `${shared}_${inCapitals(name)}`;

/** Callers of each service's internal addresses; every service asks svc-auth for keys and for ended sessions. */
const callersOf = {
  'svc-auth': [...services, gateway].map(({ name }) => name),
  'svc-applications': ['svc-reports'],
};

/**
 * Returns a function from the name of a process to its variables: its own secret and those of its callers. Given
 * secrets are used; if only the shared secret is given, all processes use it.
 */
export function credentials(given) {
  const names = [...services, gateway].map(({ name }) => name);
  const all = Object.fromEntries(names.map((name) => [name, given[variableOf(name)] || '']));
  if (!given[shared]) for (const name of names) all[name] ||= randomBytes(32).toString('hex');
  // Services that run outside of this portal only call svc-auth: for keys, and for ended sessions.
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
