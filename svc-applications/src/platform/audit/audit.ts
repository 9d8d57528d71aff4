import { LRUCache } from 'lru-cache';
import { isStaff } from '../roles';
import type { Stores } from '../stores';
import type { Act } from './act';
import type { AuditStore } from './store';

/** The name of the person who acted; 'Staff' or 'Applicant' if the token has no name. */
export const nameOf = ({ name, role }: Act['actor']): string =>
  name || (isStaff({ role }) ? 'Staff' : 'Applicant');

/** Records an act. With the stores of a transaction the entry exists if and only if that transaction commits. */
export function recordAct({ audit }: Pick<Stores, 'audit'>, act: Act, now: Date): Promise<void> {
  return audit.insert(entryOf(act), now);
}

/** Today's acts that these stores have recorded already. Entries are never removed, so no statement is needed. */
const recorded = new WeakMap<AuditStore, LRUCache<string, true>>();

/** Records an act at most once a day for each person and application, as for opening an application. */
export async function recordOnceADay({ audit }: Pick<Stores, 'audit'>, act: Act, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const { personId, program } = act.actor;
  const person = program ? `${personId}-token-${program.token}` : personId;
  const onceKey = [act.action, act.applicationId ?? '', person, day].join(':');
  const known = recorded.get(audit) ?? new LRUCache({ max: 10_000 });
  recorded.set(audit, known);
  if (known.has(onceKey)) return;
  await audit.insert({ ...entryOf(act), onceKey }, now);
  known.set(onceKey, true);
}

/** The longest name that the log keeps. */
const longestName = 200;

/** An act of a program is logged under the name of its token and the name of the person who made the token. */
function nameInLog({ program, ...actor }: Act['actor']): string {
  const name = nameOf(actor);
  return program ? `${program.name} (token of ${name})`.slice(0, longestName) : name;
}

function entryOf({ actor, action, applicationId, details = {} }: Act) {
  return {
    applicationId: applicationId ?? null,
    action,
    actor: { id: actor.personId, name: nameInLog(actor), role: actor.role },
    details: actor.program ? { ...details, token: actor.program.token } : details,
  };
}
