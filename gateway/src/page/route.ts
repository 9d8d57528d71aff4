import { pageMatches, type Registry } from '@portal/contract-remote-v1';
import { shellPages } from './shell-pages';

/** What a path of the address bar opens. */
export type PageRoute =
  | { kind: 'shell'; chunks: readonly string[]; drawn: boolean }
  | {
      kind: 'remote';
      name: string;
      manifest: string;
      version: string;
      mount: string;
      integrity: Record<string, string>;
      /** Whether the remote is switched off. */
      off: boolean;
    }
  | { kind: 'unknown' };

export function routeOf(pathname: string, registry: Registry): PageRoute {
  const own = shellPages.find((page) => pageMatches(page, pathname));
  if (own) return { kind: 'shell', chunks: own.chunks, drawn: own.drawn === true };
  for (const [name, { describes, manifest, version, integrity = {}, off = false }] of Object.entries(
    registry.remotes,
  )) {
    const page = describes.pages.find((candidate) => pageMatches(candidate, pathname));
    if (page) return { kind: 'remote', name, manifest, version, mount: page.mount, integrity, off };
  }
  return { kind: 'unknown' };
}

/** Whether a path is a page of the portal rather than a file: its last part has no file ending. */
export function isPagePath(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.');
}

/** The remote whose page is at a path; undefined for pages of the shell. */
export function remoteAt(pathname: string, registry: Registry): string | undefined {
  const route = routeOf(pathname, registry);
  return route.kind === 'remote' ? route.name : undefined;
}
