import type { ReportCounts } from '../api/reports';

export interface MonthsChartProps {
  months: ReportCounts['by_month'];
  /** 'Nov 2026' for '2026-11'. */
  nameOf: (month: string) => string;
}

/** Of many months only so many are named, so that the names have room on a phone. */
const NAMED = 4;
/** One month alone is no wall. */
const LEAST_COLUMNS = 4;

/** A column for each month, visits on top of internships. */
export function MonthsChart({ months, nameOf }: MonthsChartProps) {
  const most = Math.max(1, ...months.map(({ intern, visitor }) => intern + visitor));
  const columns = Math.max(months.length, LEAST_COLUMNS);
  const every = Math.ceil(months.length / NAMED);
  // Names end where their column ends: there is no room for a long one at the beginning.
  const named = (at: number) => (months.length - 1 - at) % every === 0 && (at > 0 || every === 1);
  return (
    <div className="p-months">
      <div className="p-row p-small mb-2">
        <span className="p-key">Intern</span>
        <span className="p-key p-tone-signal">Visitor</span>
        <span className="p-muted">Highest: {most}</span>
      </div>
      <svg viewBox={`0 0 ${columns} ${most}`} preserveAspectRatio="none" aria-hidden="true">
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
      <div className="p-month-names p-small p-muted">
        {months.map(({ month }, at) => (
          <span key={month} style={{ width: `${100 / columns}%` }}>
            {named(at) ? nameOf(month) : null}
          </span>
        ))}
      </div>
    </div>
  );
}
