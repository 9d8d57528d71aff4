import { Card, EmptyState } from '@portal/ui';
import { numberInWords } from '@portal/ui/language';
import type { RoundFigures } from '../../api/round-figures';
import * as t from '../../messages/rounds';
import './funnel.scss';

type Stage = RoundFigures['stages'][number]['stage'];

const names: Record<Stage, () => string> = {
  begun: t.stageBegun,
  submitted: t.stageSubmitted,
  read: t.stageRead,
  offered: t.stageOffered,
  accepted: t.stageAccepted,
  came: t.stageCame,
};

/** How many applications reached each step, as bars and numbers, and how long each step took. */
export function Funnel({ figures: { stages, missed } }: { figures: RoundFigures }) {
  const most = Math.max(...stages.map(({ count }) => count));
  if (most === 0) return <EmptyState title={t.funnelNone()} text={t.funnelNoneText()} />;
  return (
    <Card title={t.funnelHowFar()} level={2}>
      <table className="table p-funnel" aria-label={t.funnelHowFar()}>
        <thead>
          <tr>
            <th scope="col">{t.funnelStage()}</th>
            <th scope="col" colSpan={2}>
              {t.funnelCount()}
            </th>
            <th scope="col">{t.funnelDays()}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ stage, count, median_days: days }) => (
            <tr key={stage}>
              <th scope="row">{names[stage]()}</th>
              <td className="p-funnel-bar" aria-hidden="true">
                <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                  <rect width={count} height="1" />
                </svg>
              </td>
              <td>{count}</td>
              <td>{days === null ? '–' : numberInWords(days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {missed > 0 ? <p className="mt-3 mb-2">{t.funnelMissed({ count: missed })}</p> : null}
      <p className="p-small p-muted mb-0">{t.funnelDaysNote()}</p>
    </Card>
  );
}
