import type { Logger } from '@portal/service-kit/logging';
import type { ReleaseIndex, ReleaseStore } from '../registry';
import type { Reporting } from '../tally';
import type { Marks } from '../visitors';
import { createOutcomes } from './outcomes';
import { createTrialReports } from './reports';
import { type TrialActs, type TrialWatchOptions, watchTrials } from './watch';

interface LookedAfter {
  /** The folder that all gateways share. */
  folder: string;
  store: ReleaseStore;
  index: () => Promise<ReleaseIndex>;
  acts: TrialActs;
  marks: Pick<Marks, 'visitor' | 'hash'>;
  notices?: TrialWatchOptions['notices'];
  log?: Logger;
  now?: () => number;
  everyMs?: number;
}

/** Runs everything that a gateway does for trials: takes the reports of pages and acts on their sum. */
export function lookAfterTrials({ folder, store, index, acts, marks, ...watched }: LookedAfter) {
  const outcomes = createOutcomes(folder);
  const report = createTrialReports({
    outcomes,
    hash: marks.hash,
    inUse: async (name) => {
      const remote = (await index()).remotes[name];
      return remote && { live: remote.live.version, ...(remote.canary && { canary: remote.canary }) };
    },
  });
  const watch = watchTrials({ store, outcomes, acts, ...watched });
  return {
    onReport: ({ cookies, ...reported }: Reporting) =>
      report({ ...reported, visitor: marks.visitor(cookies) }),
    look: watch.look,
    stop: watch.stop,
  };
}
