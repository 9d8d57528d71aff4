import type { ModuleEvent } from '@portal/contract-remote-v1';
import type { Told } from '@portal/service-kit/events';

/** An act on a release as a security event, with the administrator's id in place of the name. */
export function securityEvent({ at, what, remote, version, from, by }: ModuleEvent): Told {
  return {
    kind: `release_${what.replaceAll('-', '_')}`,
    at: new Date(at),
    actor: by.kind === 'admin' && by.id !== undefined ? { id: by.id, role: 'admin' } : null,
    subject: null,
    network: null,
    details: { remote, version, ...(from !== undefined && { from }), by: by.kind },
  };
}
