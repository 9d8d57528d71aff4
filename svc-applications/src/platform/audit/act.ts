import type { AuditAction } from '@portal/contract-svc-applications-v1';

/** A program that acts by an administrator's token. */
export interface ActingProgram {
  token: number;
  name: string;
}

export interface Act {
  /** The person who acted; a call's `ctx.actor` fits. */
  actor: { personId: number; name?: string; role: string; program?: ActingProgram };
  action: AuditAction;
  /** Absent if the act concerns the whole portal. */
  applicationId?: number;
  details?: object;
}
