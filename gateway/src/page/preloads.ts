/** One thing the page will ask for, told to the browser in advance. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  /** Of a script, what the browser checks it by; the request that follows must name the same. */
  integrity?: string;
}

/** The parts of a federation manifest that name the first files of a mount. */
export interface FederationManifest {
  metaData?: { remoteEntry?: { name?: string; path?: string } };
  exposes?: { path?: string; assets?: { js?: { sync?: string[] } } }[];
}

const safeFile = /^[\w./@-]+$/;

/** The files that federation asks for when it opens a mount, as addresses beside the manifest's own. */
export function mountFiles(manifestAddress: string, manifest: FederationManifest, mount: string) {
  const entry = manifest.metaData?.remoteEntry;
  const exposed = manifest.exposes?.find(({ path }) => path === mount)?.assets?.js?.sync ?? [];
  const names = entry?.name ? [(entry.path ?? '') + entry.name, ...exposed] : exposed;
  const base = manifestAddress.slice(0, manifestAddress.lastIndexOf('/') + 1);
  return names.filter((name) => safeFile.test(name)).map((name) => ({ name, href: base + name }));
}

/**
 * Preload links as the browser reuses them: a script without `crossorigin`, as federation and webpack load theirs;
 * JSON with `crossorigin`, as fetch asks for it.
 */
export function preloadLinks(preloads: readonly Preload[]): string {
  return preloads
    .map(
      ({ href, as, integrity }) =>
        `<link rel="preload" href="${href}" as="${as}"${as === 'fetch' ? ' crossorigin' : ''}${integrity ? ` integrity="${integrity}"` : ''}>`,
    )
    .join('');
}
