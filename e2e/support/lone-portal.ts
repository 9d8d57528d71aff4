import { harness } from './harness';
import { startTestPortal } from './portal';
import { leavePortal } from './portal-with';

/**
 * Lends the one portal of the stories that close it, or change something for all its people: they use it in turn, each
 * alone, and leave it open. For `fixture.before`; the story finds it in its context as `portal`.
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

/** For `fixture.after`. */
export async function giveBack(context: Record<string, unknown>): Promise<void> {
  (context.giveBack as () => void)();
  await leavePortal(harness().lone);
}

export const stopLonePortal = async (): Promise<void> => (await harness().lone.portal)?.stop();
