/** A file that the page will need, announced to the browser by a preload link. */
export interface Preload {
  href: string;
  as: 'script' | 'style' | 'fetch';
  /** For a script or a style sheet, the hash that the browser checks; the later request must name the same hash. */
  integrity?: string;
  /** Whether the file has low priority, because the page can be read without it. */
  late?: boolean;
}

/** The part of a federation manifest that names the first files of a mount. */
export interface FederationManifest {
  metaData?: { remoteEntry?: { name?: string; path?: string } };
  exposes?: {
    path?: string;
    assets?: { js?: { sync?: string[]; async?: string[] }; css?: { sync?: string[] } };
  }[];
}

const safeFile = /^[\w./@-]+$/;

/**
 * Lists the files that federation loads when it opens a mount, and the first words of the visitor's language if the
 * remote has them (`language-`; words for later are in `words-`). Addresses start with the manifest's folder.
 */
export function mountFiles(
  manifestAddress: string,
  manifest: FederationManifest,
  mount: string,
  language: string,
) {
  const entry = manifest.metaData?.remoteEntry;
  const { js, css } = manifest.exposes?.find(({ path }) => path === mount)?.assets ?? {};
  const words = (js?.async ?? []).filter((name) => name.startsWith(`language-${language}.`));
  const exposed = [...(js?.sync ?? []), ...(css?.sync ?? []), ...words];
  const names = entry?.name ? [(entry.path ?? '') + entry.name, ...exposed] : exposed;
  const base = manifestAddress.slice(0, manifestAddress.lastIndexOf('/') + 1);
  return names
    .filter((name) => safeFile.test(name))
    .map((name) => ({ name, href: base + name, as: kindOf(name) }));
}

const kindOf = (name: string): Preload['as'] => (name.endsWith('.css') ? 'style' : 'script');

/**
 * Preload links in the form that lets browsers reuse the files: scripts and styles without `crossorigin`, as federation
 * and webpack load them; JSON with `crossorigin`, as fetch loads it.
 */
export function preloadLinks(preloads: readonly Preload[]): string {
  return preloads
    .map(
      ({ href, as, integrity, late }) =>
        `<link rel="preload" href="${href}" as="${as}"${as === 'fetch' ? ' crossorigin' : ''}${integrity ? ` integrity="${integrity}"` : ''}${late ? ' fetchpriority="low"' : ''}>`,
    )
    .join('');
}
