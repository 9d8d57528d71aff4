import {
  type ModuleBoard,
  type ModuleEvent,
  type ModuleReleased,
  type ModuleRemote,
  type ModuleService,
  type ModuleVersion,
  moduleCalls,
} from '@portal/contract-remote-v1';
import { type ApiClient, call } from '@portal/remote-sdk';

export type { ModuleEvent, ModuleReleased, ModuleRemote, ModuleService, ModuleVersion };

export interface Board extends ModuleBoard {
  /** 'name version' of each version in use whose files this browser could not fetch. */
  missing: ReadonlySet<string>;
}

export const moduleKey = (name: string, version: string): string => `${name} ${version}`;

/** Every remote and service. Whether the files of the remotes can be fetched is tried from here. */
export async function readBoard(api: ApiClient, signal?: AbortSignal): Promise<Board> {
  const options = signal ? { signal } : {};
  const { body } = await call(api, moduleCalls.board, {}, options);
  const missing = new Set<string>();
  const used = body.remotes.flatMap(({ name, live, canary }) =>
    [live, canary].flatMap((one) => (one ? [{ name, version: one.version }] : [])),
  );
  await Promise.all(
    used.map(async ({ name, version }) => {
      const address = `/remotes/${name}/${version}/mf-manifest.json`;
      await api.send('GET', address, undefined, { ...options, timeoutMs: 10_000 }).catch(() => {
        missing.add(moduleKey(name, version));
      });
    }),
  );
  return { ...body, missing };
}

/** Puts the version before live again. 409 without one, and when `from` is not live any more. */
export async function rollBack(api: ApiClient, name: string, from: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.rollBack, { params: { name }, query: { from } })).body;
}

/** Gives everybody the version that is being tried. 409 when none is. */
export async function promote(api: ApiClient, name: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.promote, { params: { name } })).body;
}

/** Ends a trial: everybody has the live version. 409 when none is being tried. */
export async function abort(api: ApiClient, name: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.abort, { params: { name } })).body;
}
