import type { TrialVerdict } from '@portal/contract-remote-v1';
import { Conflict } from '@portal/service-kit/errors';
import type { Logger } from '@portal/service-kit/logging';
import type { Canary, ReleaseStore } from '../registry';
import type { TrialNotices } from './notices';
import type { Outcomes } from './outcomes';
import { mayRise } from './plan';
import { stageOf } from './reports';
import { judge } from './verdict';

export interface TrialActs {
  endTrial(name: string, canary: Canary, why: TrialVerdict): Promise<unknown>;
  raise(name: string, canary: Canary): Promise<unknown>;
}

export interface TrialWatchOptions {
  store: ReleaseStore;
  outcomes: Outcomes;
  acts: TrialActs;
  /** Sends the notices of ended trials. Without it nobody is mailed. */
  notices?: TrialNotices;
  log?: Logger;
  now?: () => number;
  /** Interval in ms; with 0 the watch looks only when `look` is called. */
  everyMs?: number;
}

/** How often running trials are judged, in ms: a bad trial ends within ten seconds of the report that decides. */
const lookEveryMs = 2_000;

/**
 * Looks after the trials: ends a bad one, and gives a good one to more visitors if it has a plan. All state is in
 * files, so this goes on after a restart. When several gateways see the same, the first one to get the lock acts.
 */
export function watchTrials(options: TrialWatchOptions) {
  const { store, outcomes, acts, notices, log, now = Date.now, everyMs = lookEveryMs } = options;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const { remotes } = await store.readIndex();
    for (const [name, { canary, off }] of Object.entries(remotes)) {
      if (canary && !off) await lookAt(name, canary).catch((err) => report(name, err));
    }
    await notices?.send();
  }

  async function lookAt(name: string, canary: Canary): Promise<void> {
    const { trial, live } = await outcomes.read(name, stageOf(canary));
    const why = judge(trial, live);
    if (why) {
      await acts.endTrial(name, canary, why);
      await outcomes.forget(name);
    } else if (canary.plan && mayRise(canary.plan, trial, live, now())) await acts.raise(name, canary);
  }

  /** Logs an error. A conflict is expected: another gateway or a person acted first. */
  function report(name: string, err: Error): void {
    if (!(err instanceof Conflict)) log?.error({ err, remote: name }, 'a trial could not be looked after');
  }

  /** Starts a look at all trials, or returns the one that is running. */
  function once(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  const timer =
    everyMs > 0
      ? setInterval(
          () => void once().catch((err) => log?.error({ err }, 'trials were not looked at')),
          everyMs,
        ).unref()
      : undefined;
  return {
    look: once,
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}
