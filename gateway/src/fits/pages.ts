import type { RemoteManifest } from '@portal/contract-remote-v1';
import { shellPages } from '../page/shell-pages';
import { type ReleaseIndex, releasesOf } from '../registry';

/** First path segments that the gateway answers itself, before it looks for a page. */
const ofTheGateway = [
  ...['api', 'internal', 'registry', 'remotes', 'assets', 'branding', 'preview', 'recovery'],
  ...['healthz', 'readyz', 'metrics', 'version'],
];

interface Claim {
  path: string;
  by: string;
}

/** Normalises an address for comparison: `base` without its star, and whether everything below belongs to it. */
const spanOf = (path: string) => ({
  base: path.replace(/\/\*$/, '').replace(/\/$/, '').toLowerCase(),
  below: path.endsWith('/*'),
});

/** Whether two page patterns can match the same address. */
function meet(one: string, other: string): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return (
    a.base === b.base ||
    (a.below && b.base.startsWith(`${a.base}/`)) ||
    (b.below && a.base.startsWith(`${b.base}/`))
  );
}

/** Lists the pages of all other remotes, of live versions and of versions on trial. */
function pagesOfOthers(index: ReleaseIndex, name: string): Claim[] {
  return Object.entries(index.remotes)
    .filter(([other]) => other !== name)
    .flatMap(([by, { live, canary }]) =>
      releasesOf(index, by)
        .filter(({ version }) => version === live.version || version === canary?.version)
        .flatMap(({ describes }) => describes.pages.map(({ path }) => ({ path, by }))),
    );
}

/**
 * Returns one sentence for each page of a manifest that belongs to somebody else. With two remotes at one address, the
 * order of their first releases would decide which one people get, and a team could put its page in front of another
 * team's sign-in.
 */
export function takenPages({ name, pages }: RemoteManifest, index: ReleaseIndex): string[] {
  const claims = [
    ...shellPages.map(({ path }) => ({ path, by: 'the portal itself' })),
    ...ofTheGateway.map((word) => ({ path: `/${word}/*`, by: 'the portal itself' })),
    ...pagesOfOthers(index, name),
  ];
  return pages.flatMap(({ path }) => {
    const claim = claims.find((one) => meet(one.path, path));
    return claim ? [`has the page ${path}, and ${claim.path} belongs to ${claim.by}`] : [];
  });
}
