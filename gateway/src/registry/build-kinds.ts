const scripts = ['js', 'mjs'];
/** Endings of files that pages load. */
const loaded = [
  ...['css', 'json', 'map', 'txt', 'wasm', 'woff2'],
  ...['svg', 'webp', 'png', 'ico', 'jpg', 'jpeg', 'gif', 'avif'],
];
/** Endings of files that scripts and tools fetch as bytes: character maps and fonts of the PDF reader, types. */
const fetched = ['bcmap', 'pfb', 'zip', 'ts'];
const kinds = [...scripts, ...loaded, ...fetched].join(', ');

/** How a file of a build is served. A `saved` file is only downloaded and never opens in a tab. */
export type BuildKind = 'script' | 'loaded' | 'saved';

/** Returns the kind of a file; undefined for files that no build needs and that are not served, such as HTML pages. */
export function buildKindOf(name: string): BuildKind | undefined {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (scripts.includes(ending)) return 'script';
  if (loaded.includes(ending)) return 'loaded';
  return fetched.includes(ending) ? 'saved' : undefined;
}

/** @throws Error with one sentence when a build holds a file that would not be served */
export function refuseOtherKinds(names: readonly string[]): void {
  const other = names.find((name) => buildKindOf(name.replace(/\.(br|gz)$/, '')) === undefined);
  if (other)
    throw new Error(`${other} is of no kind that is served. A build holds files of these kinds: ${kinds}.`);
}

/**
 * Content security policies for files of builds. Every published build lies on the portal's origin, whoever made it and
 * whether or not it is live, so no file may act there when its address is opened. Scripts are shown as text; they keep
 * their origin, because workers that start from them could fetch nothing otherwise.
 */
const policies: Readonly<Record<BuildKind, string>> = {
  script: 'sandbox allow-scripts allow-same-origin',
  loaded: 'sandbox',
  saved: 'sandbox',
};

/** Headers of a build's file, in addition to those of every answer. */
export const buildHeaders = (kind: BuildKind): Record<string, string> => ({
  'content-security-policy': policies[kind],
  ...(kind === 'saved' && { 'content-disposition': 'attachment' }),
});
