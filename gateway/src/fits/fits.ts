import { type ModuleService, type RemoteManifest, versionInRange } from '@portal/contract-remote-v1';
import { isRevoked, type ReleaseIndex, releasesOf } from '../registry';
import { takenPages } from './pages';
import { type Running, unmet } from './unmet';

/** A version of a service with its contracts and needs, in the form that its /version would answer. */
export interface Candidate {
  name: string;
  /** Versions of the contracts that this version implements, by the contract. */
  contracts: Record<string, string>;
  /** Version ranges that it needs of other services' contracts, by the contract. */
  needs?: Record<string, string>;
}

/** A part of the portal that would no longer work. */
export interface Hurt {
  part: string;
  version: string;
  /** Who gets the part now; `back` means visitors would get it after a rollback. */
  use: 'live' | 'trial' | 'back' | 'running';
  contract: string;
  range: string;
}

export interface Verdict {
  fits: boolean;
  /** Needs of the checked part that this portal does not meet, one sentence each. */
  misfits: string[];
  /** Parts that work today and would not work with the checked part. */
  hurts: Hurt[];
}

export const ofManifest = (
  manifest: RemoteManifest,
  { offered, index }: Pick<FitsParts, 'offered' | 'index'>,
): Verdict => {
  const found = [...unmet(manifest, offered), ...takenPages(manifest, index)];
  return { fits: found.length === 0, misfits: found, hurts: [] };
};

/** What this portal runs and offers; a version is checked against it. */
export interface FitsParts {
  index: ReleaseIndex;
  services: readonly ModuleService[];
  offered: Running;
}

/**
 * Checks whether a version of a service may replace the running one: remotes that are in use or that a rollback would
 * bring back, and the other services, must go on working.
 */
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
    // A need that is not met today is not broken by the new version.
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
