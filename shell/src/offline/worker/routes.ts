import { pageMatches, type ReadRegistry } from '@portal/contract-remote-v1';

/**
 * What the worker answers; everything else, `/api` above all, goes to the server as if there were no worker. A stored file
 * comes from the server, too, once a session that somebody left while offline is over.
 */
export type Kind = 'page' | 'registry' | 'shell-file' | 'remote-file' | 'stored-file';

export const REGISTRY = '/registry.json';

export function kindOf({ method, mode }: Pick<Request, 'method' | 'mode'>, path: string): Kind | undefined {
  if (method !== 'GET') return undefined;
  if (/^\/api\/(public\/?)?storage\//.test(path)) return 'stored-file';
  if (mode === 'navigate') return /^\/(api|internal)(\/|$)|\.\w+$/i.test(path) ? undefined : 'page';
  if (path === REGISTRY) return 'registry';
  if (/^\/assets\/.+\.[0-9a-f]{8,}\.\w+$/.test(path)) return 'shell-file';
  return remoteOf(path) ? 'remote-file' : undefined;
}

/** The folder of a remote's version, such as '/remotes/mfe-intern-wizard/1.2.0-ab12cd34/'. */
export const remoteOf = (path: string): string | undefined => /^\/remotes\/[^/]+\/[^/]+\//.exec(path)?.[0];

/** Home, where the icon on a home screen leads, and the pages of the shell that lead to an application: a few KB each. */
export const ownPages: readonly string[] = ['/', '/help', '/prepare', '/accessibility'];

/**
 * The address under which the page at this path is kept, which all addresses of a mount share. Undefined for pages that
 * are not kept: those of staff, and those that a service gives.
 */
export function keptPage({ remotes }: Pick<ReadRegistry, 'remotes'>, path: string): string | undefined {
  if (ownPages.includes(path)) return path;
  for (const { describes } of Object.values(remotes)) {
    const pages = describes.pages.filter(({ access }) => access !== 'staff');
    const page = pages.find((one) => pageMatches(one, path));
    if (page) return pages.find(({ mount }) => mount === page.mount)?.path.replace(/\/\*$/, '');
  }
  return undefined;
}

/** The folders of the versions that are live. */
export const liveFolders = ({ remotes }: Pick<ReadRegistry, 'remotes'>): string[] =>
  Object.values(remotes).map(({ manifest }) => folderOf(manifest));

export const folderOf = (manifest: string): string => manifest.slice(0, manifest.lastIndexOf('/') + 1);

interface Assets {
  sync?: string[];
  async?: string[];
}

/** The part of a federation manifest that names the files of a remote's pages. */
export interface FederationManifest {
  metaData?: { remoteEntry?: { name?: string; path?: string } };
  exposes?: { assets?: { js?: Assets; css?: Assets } }[];
}

/**
 * The language whose words a file brings; undefined for other files. `language-` brings those that a page begins with,
 * `words-` the rest.
 */
export const languageOf = (file: string): string | undefined =>
  /(?:^|\/)(?:language|words)-([\w-]+)\./.exec(file)?.[1];

/**
 * The scripts and styles of all pages of a remote, also those that come later, relative to its manifest; of the words in
 * other languages those of this one.
 */
export function filesOf({ metaData, exposes = [] }: FederationManifest, language?: string): string[] {
  const entry = metaData?.remoteEntry;
  const parts = exposes.flatMap(({ assets }) => [assets?.js, assets?.css]);
  const files = parts.flatMap((part) => [...(part?.sync ?? []), ...(part?.async ?? [])]);
  const needed = files.filter((file) => [undefined, language].includes(languageOf(file)));
  return [...(entry?.name ? [(entry.path ?? '') + entry.name] : []), ...new Set(needed)];
}
