import type { AuditAction } from '@portal/contract-svc-applications-v1';
import { isStaff } from '../applications/policy';
import type { Stores } from '../store';

export interface Act {
  /** Who did it; a call's `ctx.actor` will do. */
  actor: { personId: number; name?: string; role: string };
  action: AuditAction;
  /** Left out where the act is about the portal. */
  applicationId?: number;
  details?: object;
}

/** What a person is called whose token carries no name. */
export const nameOf = ({ name, role }: Act['actor']): string =>
  name || (isStaff({ role }) ? 'Staff' : 'Applicant');

/** Writes down who did what; given the stores of a transaction, it is written if and only if that commits. */
export function recordAct({ audit }: Pick<Stores, 'audit'>, act: Act, now: Date): Promise<void> {
  return audit.insert(entryOf(act), now);
}

/** The same for what is worth one entry a day for each person: an application was looked at. */
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
