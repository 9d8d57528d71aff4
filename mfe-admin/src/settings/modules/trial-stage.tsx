import type { ModuleTrial } from '@portal/contract-remote-v1';
import * as t from '../../messages/modules';

/** The current stage of a trial with a plan, and the next stage. */
export function TrialStage({ trial: { plan } }: { trial: ModuleTrial }) {
  if (!plan) return null;
  const [stage, stages] = [plan.stage + 1, plan.stages.length];
  const [present, next] = [plan.stages[plan.stage], plan.stages[plan.stage + 1]];
  if (!present || !next) return <p className="p-small">{t.lastStageOf({ stage, stages })}</p>;
  return (
    <p className="p-small">
      {t.stageOf({
        stage,
        stages,
        next: next.percent >= 100 ? t.everybodyNext() : t.shareNext({ percent: next.percent }),
        minutes: present.minutes,
        visitors: present.visitors,
      })}
    </p>
  );
}
