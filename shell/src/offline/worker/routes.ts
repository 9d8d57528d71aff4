import { pageMatches, type ReadRegistry } from '@portal/contract-remote-v1';

/**
 * The requests that the worker answers. All others, above all `/api`, go to the server as if there were no worker.
 * Stored files come from the server too, after the worker has ended a session that was left while offline.
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

/**
 * Pages that are always kept: home, which the icon on a home screen opens, and the pages of the shell on the way to an
 * application; a few KB each.
 */
export const ownPages: readonly string[] = ['/', '/help', '/prepare', '/accessibility'];

/**
 * The address under which the page at this path is kept; all addresses of a mount share one. Undefined for pages that
 * are not kept: pages of staff, and pages that a service draws.
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

/** The folders of the live versions. */
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
 * The language whose words a file contains; undefined for other files. `language-` files contain the words that a page
 * needs first, `words-` files the rest.
 */
export const languageOf = (file: string): string | undefined =>
  /(?:^|\/)(?:language|words)-([\w-]+)\./.exec(file)?.[1];

/**
 * The scripts and styles of all pages of a remote, including lazily loaded ones, relative to its manifest; of the word
 * files only those of `language`.
 */
export function filesOf({ metaData, exposes = [] }: FederationManifest, language?: string): string[] {
  const entry = metaData?.remoteEntry;
  const parts = exposes.flatMap(({ assets }) => [assets?.js, assets?.css]);
  const files = parts.flatMap((part) => [...(part?.sync ?? []), ...(part?.async ?? [])]);
  const needed = files.filter((file) => [undefined, language].includes(languageOf(file)));
  return [...(entry?.name ? [(entry.path ?? '') + entry.name] : []), ...new Set(needed)];
}
