import { harness, type TestPortal } from './harness';
import { startTestPortal } from './portal';

/** Every language that there is, with the lengthened English in which words show that they have no room. */
export const allLanguages = { LANGUAGES: 'en,fr,rw,en-XA' };
/** Pages stay on the device, as in an organisation's portal. */
export const keptPages = { KEEP_PAGES: 'true', LANGUAGES: 'en,fr,rw' };
/** Developers may open their own build of a remote. */
export const ownBuilds = { ALLOW_REMOTE_OVERRIDES: 'true' };

/**
 * The portal that runs with these variables, for all stories that leave it as it is: people of their own are what keeps
 * them apart. Started for the first of them, and stopped at the end of the run.
 */
export function portalWith(env: Record<string, string>): Promise<TestPortal> {
  const { startPortal, alike } = harness();
  const key = JSON.stringify(env);
  const portal = alike.get(key) ?? startTestPortal(startPortal, { env });
  alike.set(key, portal);
  return portal;
}

export async function stopPortalsWith(): Promise<void> {
  const portals = await Promise.allSettled(harness().alike.values());
  await Promise.all(portals.map((one) => one.status === 'fulfilled' && one.value.stop()));
}
