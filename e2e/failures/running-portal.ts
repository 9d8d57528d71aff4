import type { TestPortal } from '../support/harness';
import { loadLauncher } from '../support/launcher';
import { pause } from '../support/patience';
import { startTestPortal } from '../support/portal';
import type { ProductionBackends, Stack } from '../support/stack';

export interface RunningPortal extends TestPortal {
  backends: ProductionBackends;
  /** Kills the second replicas at once; they are not started again. */
  killSecond(): Promise<void>;
}

/** A portal in production with two replicas of every service behind one gateway. */
export async function openPortal(stack: Stack): Promise<RunningPortal> {
  const backends = await stack.backends();
  const portal = await startTestPortal(
    await loadLauncher(),
    { replicas: 2, env: { LOG_LEVEL: 'error' } },
    backends,
  );
  return {
    ...portal,
    backends,
    async killSecond() {
      const second = ['svc-auth-2', 'svc-applications-2', 'svc-reports-2'].map((name) => portal.child(name));
      for (const child of second) child.killNow();
      while (second.some(({ running }) => running)) await pause(10);
    },
  };
}
