import { numberInWords } from '@portal/ui/language';
import type { ReportCounts } from '../api/reports';
import * as t from '../messages/reports';
import '../frame/common/stats-row.scss';

/** How many applications were begun, submitted and decided in the days of the report, each counted by its own day. */
export function PeriodFigures({ period }: { period: ReportCounts['period'] }) {
  const { begun, submitted, decided, approved, rejected, median_days: median } = period;
  return (
    <section aria-labelledby="period-figures">
      <h2 id="period-figures">{t.inThisPeriod()}</h2>
      <div className="p-stats p-stats-row">
        <Figure title={t.byBegun()} figure={begun} />
        <Figure title={t.bySubmitted()} figure={submitted} />
        <Figure title={t.byDecided()} figure={decided} note={t.decidedHow({ approved, rejected })} />
        <Figure
          title={t.medianDays()}
          figure={median === null ? '–' : numberInWords(median)}
          note={t.fromSubmission()}
        />
      </div>
    </section>
  );
}

function Figure({ title, figure, note }: { title: string; figure: number | string; note?: string }) {
  return (
    <div className="p-card p-stat">
      <p className="p-figure">{figure}</p>
      <p>{title}</p>
      {note ? <p className="p-small p-muted">{note}</p> : null}
    </div>
  );
}
