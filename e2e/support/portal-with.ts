import { harness, type SharedByStories, type TestPortal } from './harness';
import { startTestPortal } from './portal';

/** All languages, with a lengthened English (en-XA) that shows where texts have too little room. */
export const allLanguages = { LANGUAGES: 'en,fr,rw,en-XA' };
/** Pages are cached on the device, as in an organisation's portal. */
export const keptPages = { KEEP_PAGES: 'true', LANGUAGES: 'en,fr,rw' };
/** Developers may open their own build of a remote. */
export const ownBuilds = { ALLOW_REMOTE_OVERRIDES: 'true' };

/** Sets of variables for `portalWith`, by the names that stories use. */
const variables = { allLanguages, keptPages, ownBuilds };

const keyOf = (env: Record<string, string>) => JSON.stringify(env);

/** The portals that these stories will share, none of them started yet; `sources`: the texts of the stories. */
export const portalsFor = (sources: readonly string[]): Map<string, SharedByStories> =>
  new Map(
    Object.entries(variables).map(([name, env]) => [
      keyOf(env),
      { stories: sources.filter((source) => source.includes(`portalWith(${name})`)).length },
    ]),
  );

/**
 * Resolves to the portal that runs with these variables. All stories that do not change it share it, each with people
 * of its own. It is started for the first story; each story calls `doneWith` in its `fixture.after`.
 */
export function portalWith(env: Record<string, string>): Promise<TestPortal> {
  const { startPortal, alike } = harness();
  const shared = alike.get(keyOf(env)) ?? { stories: 1 };
  alike.set(keyOf(env), shared);
  shared.portal ??= startTestPortal(startPortal, { env });
  return shared.portal;
}

/**
 * Says that a story is done; after the last one the portal stops, since even an idle portal takes a twentieth of a
 * core.
 */
export async function doneWith(env: Record<string, string>): Promise<void> {
  const shared = harness().alike.get(keyOf(env));
  if (shared) await leavePortal(shared);
}

/** Says that a story no longer needs the portal, which stops after the last one. */
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
