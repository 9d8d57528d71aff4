import {
  type ModuleBoard,
  type ModuleEvent,
  type ModulePreviewMade,
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

/** Reads every remote and service. The browser itself tests whether the files of the remotes can be fetched. */
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

/** Reads the board without testing the files. */
export async function boardOnly(api: ApiClient, signal?: AbortSignal): Promise<Board> {
  const { body } = await call(api, moduleCalls.board, {}, { signal });
  return { ...body, missing: new Set() };
}

/** Makes the previous version live again. 409 without a previous version, and when `from` is no longer live. */
export async function rollBack(api: ApiClient, name: string, from: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.rollBack, { params: { name }, query: { from } })).body;
}

/** Gives everybody the version on trial. 409 when `from` is no longer on trial. */
export async function promote(api: ApiClient, name: string, from: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.promote, { params: { name }, query: { from } })).body;
}

/** Ends a trial: everybody gets the live version. 409 when `from` is no longer on trial. */
export async function abort(api: ApiClient, name: string, from: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.abort, { params: { name }, query: { from } })).body;
}

/** Switches a remote off for everybody. 409 when it is off already, and for the remote of the board itself. */
export async function switchOff(api: ApiClient, name: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.switchOff, { params: { name } })).body;
}

/** Switches a remote on again. 409 when it is not off. */
export async function switchOn(api: ApiClient, name: string): Promise<ModuleReleased> {
  return (await call(api, moduleCalls.switchOn, { params: { name } })).body;
}

/** Makes a preview link that opens one build until it expires. Only this answer contains the link. */
export async function openPreview(
  api: ApiClient,
  name: string,
  body: { version: string; hours: number; label: string },
): Promise<ModulePreviewMade> {
  return (await call(api, moduleCalls.openPreview, { params: { name }, body })).body;
}

/** Ends a preview link at once. 404 when it has ended already. */
export async function endPreview(api: ApiClient, name: string, id: string): Promise<void> {
  await call(api, moduleCalls.endPreview, { params: { name, id } });
}
