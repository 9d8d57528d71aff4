import { networkOf } from '@portal/service-kit/network';
import type { Canary, Visitor } from '../registry';
import type { Happening } from '../tally';
import type { Outcomes } from './outcomes';

/** A page's report about a remote, with its sender. */
export interface Report {
  name: string;
  version: string;
  what: Happening;
  /** Milliseconds until the page was shown. */
  ms?: number;
  address: string;
  visitor: Visitor;
}

export interface TrialReportsOptions {
  outcomes: Outcomes;
  /** Returns the versions of a remote in use. */
  inUse: (name: string) => Promise<{ live: string; canary?: Canary } | undefined>;
  hash: (text: string) => string;
}

/** Identifies a stage of a trial: reports of another stage do not count. */
export const stageOf = ({ version, since, plan }: Canary): string => `${version} ${plan?.since ?? since}`;

/** Takes the reports of pages whose remote has a trial. Ignores visitors of a preview of that remote. */
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

/** Returns an IPv4 address, or the /48 network of an IPv6 address, which a provider gives to one customer. */
function siteOf(address: string): string {
  const network = networkOf(address);
  return network.includes('::/') ? network.split(':').slice(0, 3).join(':') : network;
}
