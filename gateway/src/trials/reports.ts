import { networkOf } from '@portal/service-kit/network';
import type { Canary, Visitor } from '../registry';
import type { Happening } from '../tally';
import type { Outcomes } from './outcomes';

/** What a page reported of a remote, and who reported it. */
export interface Report {
  name: string;
  version: string;
  what: Happening;
  /** Time until it was shown. */
  ms?: number;
  address: string;
  visitor: Visitor;
}

export interface TrialReportsOptions {
  outcomes: Outcomes;
  /** The versions of a remote in use. */
  inUse: (name: string) => Promise<{ live: string; canary?: Canary } | undefined>;
  hash: (text: string) => string;
}

/** Names a stage: what was reported in another one does not count. */
export const stageOf = ({ version, since, plan }: Canary): string => `${version} ${plan?.since ?? since}`;

/** Takes the reports of pages whose remote has a trial. */
export function createTrialReports({ outcomes, inUse, hash }: TrialReportsOptions) {
  return async ({ name, version, what, ms, address, visitor }: Report): Promise<void> => {
    const used = await inUse(name);
    if (!used?.canary || visitor.preview?.name === name) return;
    const arm = version === used.canary.version ? 'trial' : version === used.live ? 'live' : undefined;
    if (!arm) return;
    const works = what === 'opened' || what === 'loaded';
    outcomes.note(name, stageOf(used.canary), arm, {
      source: visitor.staff ?? hash(`${name} ${siteOf(address)}`),
      shared: visitor.staff === undefined,
      visitor: visitor.staff === undefined ? String(visitor.place ?? '') : '',
      ...(!works && { failure: what }),
      ...(ms !== undefined && { ms }),
    });
  };
}

/** An IPv4 address, or the /48 of an IPv6 address: as much as one customer of a provider is given. */
function siteOf(address: string): string {
  const network = networkOf(address);
  return network.includes('::/') ? network.split(':').slice(0, 3).join(':') : network;
}
