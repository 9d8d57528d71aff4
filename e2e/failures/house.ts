import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { startTestPortal } from '../support/portal';
import type { ProductionGround, Stack } from '../support/stack';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface House extends TestPortal {
  ground: ProductionGround;
  /** The second replicas die at once, and do not come back. */
  killSecond(): Promise<void>;
}

/** A portal in production with two replicas of every service behind one gateway. */
export async function openHouse(stack: Stack): Promise<House> {
  const ground = await stack.ground();
  const portal = await startTestPortal(
    await loadLauncher(),
    { replicas: 2, env: { LOG_LEVEL: 'error' } },
    ground,
  );
  return {
    ...portal,
    ground,
    async killSecond() {
      const second = ['svc-auth-2', 'svc-applications-2', 'svc-reports-2'].map((name) => portal.child(name));
      for (const child of second) child.killNow();
      while (second.some(({ running }) => running)) await pause(10);
    },
  };
}
