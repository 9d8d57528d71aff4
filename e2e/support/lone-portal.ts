import { harness } from './harness';
import { startTestPortal } from './portal';
import { leavePortal } from './portal-with';

/**
 * For `fixture.before` of stories that close the portal or change it for everybody: they share one portal, use it one
 * after another, and leave it open. The story finds it in its context as `portal`.
 */
export async function borrowPortal(context: Record<string, unknown>): Promise<void> {
  const { lone, startPortal } = harness();
  const before = lone.turn;
  lone.turn = new Promise((resolve) => {
    context.giveBack = resolve;
  });
  await before;
  lone.portal ??= startTestPortal(startPortal);
  context.portal = await lone.portal;
}

/** For `fixture.after`: lets the next story use the portal. */
export async function giveBack(context: Record<string, unknown>): Promise<void> {
  (context.giveBack as () => void)();
  await leavePortal(harness().lone);
}

export const stopLonePortal = async (): Promise<void> => (await harness().lone.portal)?.stop();
