import type {
  ModuleBoard,
  ModuleEvent,
  ModuleRemote,
  ModuleService,
  ModuleVersion,
} from '@portal/contract-remote-v1';
import type { ApiClient } from '@portal/remote-sdk';

export type { ModuleEvent, ModuleRemote, ModuleService, ModuleVersion };

export interface Board extends ModuleBoard {
  /** 'name version' of each version in use whose files this browser could not fetch. */
  missing: ReadonlySet<string>;
}

/** What a rollback, a promotion or the end of a trial did. */
export interface Released {
  remote: string;
  /** Live now. */
  version: string;
  from?: string;
}

export const moduleKey = (name: string, version: string): string => `${name} ${version}`;

/** Every remote and service. Whether the files of the remotes can be fetched is tried from here. */
export async function readBoard(api: ApiClient, signal?: AbortSignal): Promise<Board> {
  const options = signal ? { signal } : {};
  const { body } = await api.get<ModuleBoard>('/api/admin/modules', options);
  const missing = new Set<string>();
  const used = body.remotes.flatMap(({ name, live, canary }) =>
    [live, canary].flatMap((one) => (one ? [{ name, version: one.version }] : [])),
  );
  await Promise.all(
    used.map(async ({ name, version }) => {
      const address = `/remotes/${name}/${version}/mf-manifest.json`;
      await api.get(address, { ...options, timeoutMs: 10_000 }).catch(() => {
        missing.add(moduleKey(name, version));
      });
    }),
  );
  return { ...body, missing };
}

const act = async (api: ApiClient, name: string, what: string) =>
  (await api.post<Released>(`/api/admin/modules/${name}/${what}`)).body;

/** Puts the version before live again. 409 without one, and when `from` is not live any more. */
export const rollBack = (api: ApiClient, name: string, from: string): Promise<Released> =>
  act(api, name, `rollback?from=${encodeURIComponent(from)}`);

/** Gives everybody the version that is being tried. 409 when none is. */
export const promote = (api: ApiClient, name: string): Promise<Released> => act(api, name, 'promote');

/** Ends a trial: everybody has the live version. 409 when none is being tried. */
export const abort = (api: ApiClient, name: string): Promise<Released> => act(api, name, 'abort');
