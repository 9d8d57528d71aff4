import { type Act, recordAct } from '../audit/audit';
import type { Stores } from '../store';

/** Opens or closes the portal and writes down who did it, if it was not so already. */
export function switchPortal(
  stores: Stores,
  enabled: boolean,
  actor: Act['actor'],
  now: Date,
): Promise<void> {
  return stores.together(async (within) => {
    if (!(await within.portal.enable(enabled, now))) return;
    await recordAct(within, { actor, action: enabled ? 'portal_opened' : 'portal_closed' }, now);
  });
}
