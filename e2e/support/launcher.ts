import type { Harness } from './harness';
import { loadPortal } from './scripts';

export async function loadLauncher(): Promise<Harness['startPortal']> {
  const { startPortal } = await loadPortal<Pick<Harness, 'startPortal'>>();
  return startPortal;
}
