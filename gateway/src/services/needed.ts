import { type ModuleService, versionInRange } from '@portal/contract-remote-v1';
import { Conflict } from '@portal/service-kit/errors';
import { type FitsParts, type Hurt, ofService } from '../fits/fits';
import type { ReleaseIndex } from '../registry';

/** The contract that the replicas report. A service that reports no version of its own contract implements none. */
const candidateOf = ({ name, contracts }: ModuleService) => ({
  name,
  contracts: { [name]: contracts[name] ?? '0.0.0' },
});

/** Returns the service's needs that no service of the portal meets. */
const lacking = ({ name, needs = {} }: ModuleService, { offered }: FitsParts): string[] =>
  Object.entries(needs)
    .filter(([contract]) => contract !== name)
    .flatMap(([contract, ranges]) => ranges.map((range) => [contract, range] as const))
    .filter(([contract, range]) => {
      const version = offered.contracts[contract];
      return version === undefined || !versionInRange(version, range);
    })
    .map(
      ([contract, range]) =>
        `it needs ${contract} ${range}, the portal offers ${offered.contracts[contract] ?? 'none'}`,
    );

/**
 * Whether visitors get the part now. Versions that only a rollback would bring back do not count: the rollback itself
 * is refused if it does not fit.
 */
const isInUse = ({ remotes }: ReleaseIndex, { part, use }: Hurt) => use !== 'back' && !remotes[part]?.off;

const sentence = ({ part, version, use, contract, range }: Hurt) =>
  `${part} ${version}, which ${use === 'trial' ? 'is on trial' : use === 'live' ? 'is live' : 'runs'}, needs ${contract} ${range}`;

/**
 * Refuses replicas that parts in use could not work with, and replicas whose own needs the portal does not meet.
 * @throws Conflict that names each part and need
 */
export function refuseUnfitService(reported: ModuleService, parts: FitsParts): void {
  const { hurts } = ofService(candidateOf(reported), parts);
  const found = [
    ...lacking(reported, parts),
    ...hurts.filter((hurt) => isInUse(parts.index, hurt)).map(sentence),
  ];
  if (found.length > 0) throw new Conflict(`${reported.name} does not fit: ${found.join('; ')}.`);
}

/** @throws Conflict while a part that visitors get needs the contract of the service */
export function refuseNeeded(name: string, parts: FitsParts): void {
  const without = { name, contracts: { [name]: '0.0.0' } };
  const hurts = ofService(without, parts).hurts.filter((hurt) => isInUse(parts.index, hurt));
  if (hurts.length > 0)
    throw new Conflict(
      `${name} is needed: ${hurts.map(sentence).join('; ')}. Roll that back, or switch it off, first.`,
    );
}
