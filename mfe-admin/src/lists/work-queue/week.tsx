import type { Today } from '../../api/today';
import { weekdayIn, weekdayInitial } from '../../frame/common/dates';
import * as t from '../../messages/today';
import { FigureBox } from '../../reports/figure-box';

type Day = Today['week'][number];

const series = [
  {
    key: 'submitted',
    get title() {
      return t.submittedSeries();
    },
    tone: 'accent',
  },
  {
    key: 'decided',
    get title() {
      return t.decidedSeries();
    },
    tone: 'signal',
  },
] as const;

/** How many applications came in and were decided on each day of the week. */
export function Week({ days }: { days: readonly Day[] }) {
  // The days in the data are days of the reader's calendar, so they are formatted in UTC.
  const names = days.map(({ day }) => weekdayIn(`${day}T00:00:00Z`, { timeZone: 'UTC' }));
  return (
    <FigureBox
      title={t.lastDays()}
      columns={[t.day(), ...series.map(({ title }) => title)]}
      rows={days.map((day, at) => [names[at] ?? day.day, day.submitted, day.decided] as const)}
    >
      <div className="p-week">
        {series.map(({ key, title, tone }) => (
          <Columns
            key={key}
            title={title}
            tone={tone}
            figures={days.map((day) => day[key])}
            names={days.map(({ day }) => weekdayInitial(day))}
          />
        ))}
      </div>
    </FigureBox>
  );
}

interface ColumnsProps {
  title: string;
  tone: string;
  figures: number[];
  names: string[];
}

/** A column for each day. */
function Columns({ title, tone, figures, names }: ColumnsProps) {
  const most = Math.max(1, ...figures);
  return (
    <div className={`p-tone-${tone}`}>
      <p className="p-row p-between p-small mb-2">
        <span>{title}</span>
        <strong>{figures.reduce((sum, figure) => sum + figure, 0)}</strong>
      </p>
      <svg viewBox={`0 0 ${figures.length} ${most}`} preserveAspectRatio="none" aria-hidden="true">
        {figures.map((figure, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its day
          <rect key={day} x={day + 0.15} y={most - figure} width="0.7" height={figure} />
        ))}
      </svg>
      <p className="p-week-names p-small p-muted">
        {names.map((name, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its day
          <span key={day}>{name}</span>
        ))}
      </p>
    </div>
  );
}
