import type { Today } from '../api/today';
import { useStaff } from '../common/staff-context';
import { FigureBox } from '../reports/figure-box';

type Day = Today['week'][number];

const series = [
  { key: 'submitted', title: 'Submitted', tone: 'accent' },
  { key: 'decided', title: 'Decided', tone: 'signal' },
] as const;

/** What came in and what was decided on each day of the week. */
export function Week({ days }: { days: readonly Day[] }) {
  const { language } = useStaff().shell.locale;
  const short = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', timeZone: 'UTC' });
  const at = ({ day }: Day) => new Date(`${day}T00:00:00Z`);
  return (
    <FigureBox
      title="The last 7 days"
      columns={['Day', ...series.map(({ title }) => title)]}
      rows={days.map((day) => [long.format(at(day)), day.submitted, day.decided] as const)}
    >
      <div className="p-week">
        {series.map(({ key, title, tone }) => (
          <Columns
            key={key}
            title={title}
            tone={tone}
            figures={days.map((day) => day[key])}
            names={days.map((day) => short.format(at(day)))}
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
