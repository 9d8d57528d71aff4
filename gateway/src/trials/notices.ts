import { createHash } from 'node:crypto';
import type { TrialCounts } from '@portal/contract-remote-v1';
import type { Logger } from '@portal/service-kit/logging';
import type { ReleaseIndex, ReleaseStore, TrialNotice } from '../registry';

export interface TrialNoticesOptions {
  store: ReleaseStore;
  /** Addresses of the replicas of svc-auth, which mails the people who look after releases. */
  authUrls: readonly string[];
  credential: string | undefined;
  log?: Logger;
  now?: () => number;
}

export interface TrialNotices {
  /** Hands the waiting notices to svc-auth. A failure is logged and tried again later. */
  send(): Promise<void>;
}

/** Age in ms at which a notice is dropped: by then the operator has noticed. */
const tooOldMs = 7 * 24 * 3_600_000;
const pauseMs = 15_000;
const answerWithinMs = 3000;

/** Returns the index with a notice added. It waits there until svc-auth takes it or it is too old. */
export function withNotice(index: ReleaseIndex, notice: TrialNotice): ReleaseIndex {
  const since = Date.parse(notice.at) - tooOldMs;
  const waiting = (index.trialNotices ?? []).filter(({ at }) => Date.parse(at) > since);
  return { ...index, trialNotices: [...waiting, notice] };
}

const idOf = ({ remote, version, at }: TrialNotice): string =>
  createHash('sha256').update(`${remote} ${version} ${at}`).digest('hex');

const sideOf = ({ visitors, failing, loadMs }: TrialCounts) => ({ visitors, failing, load_ms: loadMs });

const bodyOf = (notice: TrialNotice) => {
  const { remote, version, live, at, why } = notice;
  const sides = { trial: sideOf(why.trial), beside: sideOf(why.live) };
  return { id: idOf(notice), remote, version, live, at, why: why.kind, ...sides };
};

/**
 * Hands notices of ended trials to svc-auth, which mails the people who look after releases. A notice is written to the
 * index together with the end of the trial, so none is lost when a gateway or svc-auth is down. Several gateways may
 * hand over the same notice; svc-auth mails it once.
 */
export function createTrialNotices(options: TrialNoticesOptions): TrialNotices {
  const { store, authUrls, credential, log, now = Date.now } = options;
  let notBefore = 0;

  async function ask(url: string, notice: TrialNotice): Promise<number> {
    const answer = await fetch(new URL('/internal/release-notices', url), {
      method: 'POST',
      headers: { authorization: `Service ${credential}`, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(notice)),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    return answer.status;
  }

  /** Whether the notice is settled: a replica took it, or refused it as invalid, which a repetition cannot change. */
  async function handOver(notice: TrialNotice): Promise<boolean> {
    let status: number | undefined;
    for (const url of authUrls) {
      status = await ask(url, notice).catch(() => undefined);
      if (status === 200) return true;
    }
    const { remote, version } = notice;
    log?.warn({ remote, version, status }, 'nobody was mailed of an ended trial yet');
    return status === 400 || status === 422;
  }

  return {
    async send() {
      if (!credential || authUrls.length === 0 || now() < notBefore) return;
      const { trialNotices = [] } = await store.readIndex();
      if (trialNotices.length === 0) return;
      const taken = new Set<string>();
      for (const notice of trialNotices) if (await handOver(notice)) taken.add(idOf(notice));
      if (taken.size < trialNotices.length) notBefore = now() + pauseMs;
      if (taken.size === 0) return;
      await store.changeIndex(async (index) => ({
        ...index,
        trialNotices: index.trialNotices?.filter((notice) => !taken.has(idOf(notice))),
      }));
    },
  };
}
