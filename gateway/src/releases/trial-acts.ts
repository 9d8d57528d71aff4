import type { TrialVerdict } from '@portal/contract-remote-v1';
import { Conflict } from '@portal/service-kit/errors';
import { message } from '../messages';
import { type Canary, type ReleaseIndex, withCanary, withLive } from '../registry';
import { withNotice } from '../trials/notices';
import { nextStage } from '../trials/plan';
import type { ActOptions, Done, Releaser } from './act';

const portal: Releaser = { kind: 'build', name: 'trial' };

/**
 * What the portal itself does with a trial. An act is refused when the trial is no longer in the stage it was decided
 * in.
 */
export function trialActs({ act, refuseUnfit, at }: Pick<ActOptions, 'act' | 'refuseUnfit' | 'at'>) {
  function unchanged(index: ReleaseIndex, name: string, canary: Canary) {
    const remote = index.remotes[name];
    const now = remote?.canary;
    if (!remote || now?.since !== canary.since || now?.plan?.since !== canary.plan?.since)
      throw new Conflict(message('changedMeanwhile', { name }));
    return remote;
  }
  return {
    endTrial: (name: string, canary: Canary, why: TrialVerdict) =>
      act(name, portal, async (index) => {
        const { live } = unchanged(index, name, canary);
        const notice = { remote: name, version: canary.version, live: live.version, why, at: at() };
        const next = withNotice(withCanary(index, name, undefined, at()), notice);
        return { next, event: { what: 'aborted', version: live.version, from: canary.version, why } };
      }),
    async raise(name: string, canary: Canary): Promise<Done> {
      const { plan, version } = canary;
      const stage = plan && nextStage(plan);
      if (!stage) throw new Conflict(`The trial of ${name} is at its last stage.`);
      await refuseUnfit(name, version);
      return act(name, portal, async (index) => {
        const { live } = unchanged(index, name, canary);
        if (stage.percent >= 100) {
          const next = withLive(index, name, { version, by: 'person', since: at() });
          return { next, event: { what: 'promoted', version, from: live.version } };
        }
        const raised: Canary = {
          ...canary,
          percent: stage.percent,
          plan: { ...plan, stage: plan.stage + 1, since: at() },
        };
        const next = withCanary(index, name, raised, at());
        return { next, event: { what: 'canary', version, from: live.version, percent: stage.percent } };
      });
    },
  };
}
