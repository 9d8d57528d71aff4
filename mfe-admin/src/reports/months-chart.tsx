import type { ReportCounts } from '../api/reports';

export interface MonthsChartProps {
  months: ReportCounts['by_month'];
  /** 'Nov 2026' for '2026-11'. */
  nameOf: (month: string) => string;
}

/** Of many months only so many are named. */
const NAMED = 6;

/** A column for each month, visits on top of internships. */
export function MonthsChart({ months, nameOf }: MonthsChartProps) {
  const most = Math.max(1, ...months.map(({ intern, visitor }) => intern + visitor));
  const every = Math.ceil(months.length / NAMED);
  return (
    <div className="p-months">
      <p className="p-row p-small">
        <span className="p-key">Intern</span>
        <span className="p-key p-tone-signal">Visitor</span>
        <span className="ms-auto p-muted">Highest: {most}</span>
      </p>
      <svg
        viewBox={`0 0 ${Math.max(months.length, 4)} ${most}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {months.map(({ month, intern, visitor }, at) => (
          <g key={month}>
            <rect x={at + 0.15} y={most - intern} width="0.7" height={intern} />
            <rect
              className="p-tone-signal"
              x={at + 0.15}
              y={most - intern - visitor}
              width="0.7"
              height={visitor}
            />
          </g>
        ))}
      </svg>
      <p className="p-small p-muted">
        {months.map(({ month }, at) => (
          <span key={month}>{at % every === 0 ? nameOf(month) : ''}</span>
        ))}
      </p>
    </div>
  );
}
