import type { RemoteManifest } from '@portal/contract-remote-v1';
import { shellPages } from '../page/shell-pages';
import { type ReleaseIndex, releasesOf } from '../registry';

/** First words of addresses that the gateway answers before any page. */
const ofTheGateway = [
  ...['api', 'internal', 'registry', 'remotes', 'assets', 'branding', 'preview', 'recovery'],
  ...['healthz', 'readyz', 'metrics', 'version'],
];

interface Claim {
  path: string;
  by: string;
}

/** An address without its star, in the form in which addresses are compared, and whether all below belongs to it. */
const spanOf = (path: string) => ({
  base: path.replace(/\/\*$/, '').replace(/\/$/, '').toLowerCase(),
  below: path.endsWith('/*'),
});

/** Whether an address may belong to both pages. */
function meet(one: string, other: string): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return (
    a.base === b.base ||
    (a.below && b.base.startsWith(`${a.base}/`)) ||
    (b.below && a.base.startsWith(`${b.base}/`))
  );
}

/** The pages that visitors get of other remotes, whoever among them. */
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
 * Pages of a manifest that somebody else has, one sentence each: with two remotes at one address it would depend on the
 * order of their first releases which of them people read, and a team could stand in front of the sign-in of another.
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
