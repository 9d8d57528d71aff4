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
  /** 'name version' of each version in use with files that this browser could not fetch. */
  missing: ReadonlySet<string>;
}

export const moduleKey = (name: string, version: string): string => `${name} ${version}`;

/** Every remote and service. The browser itself tries whether the files of the remotes can be fetched. */
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

/** The same without trying the files. */
export async function boardOnly(api: ApiClient, signal?: AbortSignal): Promise<Board> {
  const { body } = await call(api, moduleCalls.board, {}, { signal });
  return { ...body, missing: new Set() };
}

/** Makes the previous version live again. 409 without a previous version, and when `from` is no longer live. */
export async function rollBack(api: ApiClient, name: string, from: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.rollBack, { params: { name }, query: { from } })).body;
}

/** Gives everybody the version on trial. 409 when no version is on trial. */
export async function promote(api: ApiClient, name: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.promote, { params: { name } })).body;
}

/** Ends a trial: everybody gets the live version. 409 when no version is on trial. */
export async function abort(api: ApiClient, name: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.abort, { params: { name } })).body;
}
