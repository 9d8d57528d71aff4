import { LRUCache } from 'lru-cache';
import { isStaff } from '../roles';
import type { Stores } from '../stores';
import type { Act } from './act';
import type { AuditStore } from './store';

/** The name of a person whose token carries none. */
export const nameOf = ({ name, role }: Act['actor']): string =>
  name || (isStaff({ role }) ? 'Staff' : 'Applicant');

/** Records an act. With the stores of a transaction the entry exists if and only if that transaction commits. */
export function recordAct({ audit }: Pick<Stores, 'audit'>, act: Act, now: Date): Promise<void> {
  return audit.insert(entryOf(act), now);
}

/** Acts of this day that these stores have recorded: an entry stays, so it needs no second statement. */
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

/** What a program does stands under the name of its token, beside the name of its maker. */
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
