import { harness, type SharedByStories, type TestPortal } from './harness';
import { startTestPortal } from './portal';

/** Every language that there is, with the lengthened English in which words show that they have no room. */
export const allLanguages = { LANGUAGES: 'en,fr,rw,en-XA' };
/** Pages stay on the device, as in an organisation's portal. */
export const keptPages = { KEEP_PAGES: 'true', LANGUAGES: 'en,fr,rw' };
/** Developers may open their own build of a remote. */
export const ownBuilds = { ALLOW_REMOTE_OVERRIDES: 'true' };

/** Variables by the names that stories call `portalWith` with. */
const variables = { allLanguages, keptPages, ownBuilds };

const keyOf = (env: Record<string, string>) => JSON.stringify(env);

/** The portals that these stories will share, of which none runs yet; `sources`: the texts of the stories. */
export const portalsFor = (sources: readonly string[]): Map<string, SharedByStories> =>
  new Map(
    Object.entries(variables).map(([name, env]) => [
      keyOf(env),
      { stories: sources.filter((source) => source.includes(`portalWith(${name})`)).length },
    ]),
  );

/**
 * The portal that runs with these variables, for all stories that leave it as it is: people of their own are what keeps
 * them apart. Started for the first of them; each has `doneWith` in its `fixture.after`.
 */
export function portalWith(env: Record<string, string>): Promise<TestPortal> {
  const { startPortal, alike } = harness();
  const shared = alike.get(keyOf(env)) ?? { stories: 1 };
  alike.set(keyOf(env), shared);
  shared.portal ??= startTestPortal(startPortal, { env });
  return shared.portal;
}

/** The portal stops after the last of its stories: at rest it still takes a twentieth of a core. */
export async function doneWith(env: Record<string, string>): Promise<void> {
  const shared = harness().alike.get(keyOf(env));
  if (shared) await leavePortal(shared);
}

/** A story needs the portal no more. */
export async function leavePortal(shared: SharedByStories): Promise<void> {
  shared.stories -= 1;
  if (shared.stories > 0) return;
  const { portal } = shared;
  shared.portal = undefined;
  await (await portal)?.stop();
}

export async function stopPortalsWith(): Promise<void> {
  const portals = await Promise.allSettled([...harness().alike.values()].map(({ portal }) => portal));
  await Promise.all(portals.map((one) => one.status === 'fulfilled' && one.value?.stop()));
}
