import type { PortalStatus } from '@portal/contract-svc-applications-v1';

export interface FakePortal {
  open: boolean;
  /** Whether no service answers. */
  down: boolean;
  fetch: typeof fetch;
}

/** Answers the calls of this remote in memory, as the services would; tests may change the portal's state. */
export function fakePortal({ open = true, down = false } = {}): FakePortal {
  const portal: FakePortal = {
    open,
    down,
    async fetch() {
      if (portal.down) throw new TypeError('Nobody answers');
      const status: PortalStatus = {
        portal_enabled: portal.open,
        form_limits: { experience_description: 50, personal_statement: 300 },
        resume_code: 'off',
        time_zone: 'Africa/Kigali',
      };
      const text = async () => JSON.stringify(status);
      return { ok: true, status: 200, headers: new Headers(), text } as Response;
    },
  };
  return portal;
}
