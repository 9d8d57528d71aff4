import { type ModuleService, type RemoteManifest, versionInRange } from '@portal/contract-remote-v1';
import { isRevoked, type ReleaseIndex, releasesOf } from '../registry';
import { takenPages } from './pages';
import { type Running, unmet } from './unmet';

/** What a version of a service keeps and needs, as its /version would answer. */
export interface Candidate {
  name: string;
  /** Versions of the contracts that it keeps. */
  contracts: Record<string, string>;
  /** Ranges of the contracts of others that it works with. */
  needs?: Record<string, string>;
}

/** A part that would no longer work. */
export interface Hurt {
  part: string;
  version: string;
  /** Who gets it now; `back` is what a rollback would give them. */
  use: 'live' | 'trial' | 'back' | 'running';
  contract: string;
  range: string;
}

export interface Verdict {
  fits: boolean;
  /** What the part itself needs and does not find here, one sentence each. */
  misfits: string[];
  /** What works today and would not beside it. */
  hurts: Hurt[];
}

export const ofManifest = (
  manifest: RemoteManifest,
  { offered, index }: Pick<FitsParts, 'offered' | 'index'>,
): Verdict => {
  const found = [...unmet(manifest, offered), ...takenPages(manifest, index)];
  return { fits: found.length === 0, misfits: found, hurts: [] };
};

/** What a version is held against. */
export interface FitsParts {
  index: ReleaseIndex;
  services: readonly ModuleService[];
  offered: Running;
}

/** Whether a version of a service may replace the running one: for remotes in use or in reach of a rollback, and services. */
export function ofService(
  { name, contracts, needs = {} }: Candidate,
  { index, services, offered }: FitsParts,
): Verdict {
  const lacking = Object.entries(needs)
    .filter(([contract, range]) => {
      const version = contracts[contract] ?? offered.contracts[contract];
      return version === undefined || !versionInRange(version, range);
    })
    .map(
      ([contract, range]) =>
        `needs ${contract} ${range}, the portal offers ${offered.contracts[contract] ?? 'none'}`,
    );
  const breaks = (contract: string, range: string) => {
    const next = contracts[contract];
    const now = offered.contracts[contract];
    // What does not work today is not hurt by it.
    const worksNow = now === undefined || versionInRange(now, range);
    return next !== undefined && worksNow && !versionInRange(next, range);
  };
  const hurts = [
    ...needsOfRemotes(index),
    ...services.filter((service) => service.name !== name).flatMap(needsOfService),
  ].filter(({ contract, range }) => breaks(contract, range));
  return { fits: lacking.length + hurts.length === 0, misfits: lacking, hurts };
}

function needsOfRemotes(index: ReleaseIndex): Hurt[] {
  return Object.entries(index.remotes).flatMap(([part, { live, canary, past = [] }]) => {
    const used: { version: string; use: Hurt['use'] }[] = [
      { version: live.version, use: 'live' },
      ...(canary ? [{ version: canary.version, use: 'trial' as const }] : []),
      ...[...new Set(past)]
        .filter((version) => version !== live.version && !isRevoked(index, part, version))
        .map((version) => ({ version, use: 'back' as const })),
    ];
    return used.flatMap(({ version, use }) => {
      const release = releasesOf(index, part).find((candidate) => candidate.version === version);
      return Object.entries(release?.describes.contracts ?? {}).map(([contract, range]) => ({
        part,
        version,
        use,
        contract,
        range,
      }));
    });
  });
}

const needsOfService = ({ name, version, needs = {} }: ModuleService): Hurt[] =>
  Object.entries(needs).flatMap(([contract, ranges]) =>
    ranges.map((range) => ({ part: name, version: version ?? '', use: 'running' as const, contract, range })),
  );
