import type { ModuleEvent } from '@portal/contract-remote-v1';
import type { RecordedEvent } from '@portal/service-kit/events';
import { administratorRole } from '@portal/service-kit/permissions';

/** Presents an act on a release as a security event, with the person's id but without the name. */
export function securityEvent({ at, what, remote, version, from, by, why }: ModuleEvent): RecordedEvent {
  return {
    kind: `release_${what.replaceAll('-', '_')}`,
    at: new Date(at),
    // Older entries hold no role: before custom roles only administrators could release.
    actor: by.id === undefined ? null : { id: by.id, role: by.role ?? administratorRole },
    subject: null,
    network: null,
    details: {
      remote,
      version,
      ...(from !== undefined && { from }),
      by: by.kind,
      ...(why && { why: why.kind, failing: why.trial.failing, visitors: why.trial.visitors }),
    },
  };
}
