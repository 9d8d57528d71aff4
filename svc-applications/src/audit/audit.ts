import type { AuditAction } from '@portal/contract-svc-applications-v1';
import { isStaff } from '../applications/policy';
import type { Stores } from '../store';

export interface Act {
  /** The person who acted; a call's `ctx.actor` fits. */
  actor: { personId: number; name?: string; role: string };
  action: AuditAction;
  /** Absent where the act concerns the portal. */
  applicationId?: number;
  details?: object;
}

/** The name of a person whose token carries none. */
export const nameOf = ({ name, role }: Act['actor']): string =>
  name || (isStaff({ role }) ? 'Staff' : 'Applicant');

/** Records an act. With the stores of a transaction the entry exists if and only if that transaction commits. */
export function recordAct({ audit }: Pick<Stores, 'audit'>, act: Act, now: Date): Promise<void> {
  return audit.insert(entryOf(act), now);
}

/** Records an act at most once a day for each person and application, as for opening an application. */
export function recordOnceADay({ audit }: Pick<Stores, 'audit'>, act: Act, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const onceKey = [act.action, act.applicationId ?? '', act.actor.personId, day].join(':');
  return audit.insert({ ...entryOf(act), onceKey }, now);
}

function entryOf({ actor, action, applicationId, details = {} }: Act) {
  return {
    applicationId: applicationId ?? null,
    action,
    actor: { id: actor.personId, name: nameOf(actor), role: actor.role },
    details,
  };
}
