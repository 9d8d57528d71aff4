/** A file that the page will need, named to the browser in advance. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  /** For a script, the hash that the browser checks it by; the later request must name the same hash. */
  integrity?: string;
}

/** The part of a federation manifest that names the first files of a mount. */
export interface FederationManifest {
  metaData?: { remoteEntry?: { name?: string; path?: string } };
  exposes?: { path?: string; assets?: { js?: { sync?: string[] } } }[];
}

const safeFile = /^[\w./@-]+$/;

/** The files that federation loads when it opens a mount, as addresses relative to the manifest's own. */
export function mountFiles(manifestAddress: string, manifest: FederationManifest, mount: string) {
  const entry = manifest.metaData?.remoteEntry;
  const exposed = manifest.exposes?.find(({ path }) => path === mount)?.assets?.js?.sync ?? [];
  const names = entry?.name ? [(entry.path ?? '') + entry.name, ...exposed] : exposed;
  const base = manifestAddress.slice(0, manifestAddress.lastIndexOf('/') + 1);
  return names.filter((name) => safeFile.test(name)).map((name) => ({ name, href: base + name }));
}

/**
 * Preload links in the form that lets browsers reuse the files: scripts without `crossorigin`, as federation and
 * webpack load them; JSON with `crossorigin`, as fetch loads it.
 */
export function preloadLinks(preloads: readonly Preload[]): string {
  return preloads
    .map(
      ({ href, as, integrity }) =>
        `<link rel="preload" href="${href}" as="${as}"${as === 'fetch' ? ' crossorigin' : ''}${integrity ? ` integrity="${integrity}"` : ''}>`,
    )
    .join('');
}
