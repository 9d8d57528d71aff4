import { translated } from '@portal/application-ui/language';
import { programmes, staffWords } from '@portal/contract-svc-applications-v1';
import { joinClasses } from '@portal/ui';
import type { ReportCounts } from '../api/reports';
import * as t from '../messages/reports';
import { toneOf } from './programme-tones';

export interface MonthsChartProps {
  months: ReportCounts['by_month'];
  /** 'Nov 2026' for '2026-11'. */
  nameOf: (month: string) => string;
}

/** Most months with a name, so that the names fit on a phone. */
const NAMED = 4;
/** The least number of columns, so that a single month does not fill the whole chart. */
const LEAST_COLUMNS = 4;

type Month = ReportCounts['by_month'][number];

const totalOf = (month: Month, until: number = programmes.length): number =>
  programmes.slice(0, until).reduce((sum, { key }) => sum + month[key], 0);

/** A column for each month, with the programmes stacked. */
export function MonthsChart({ months, nameOf }: MonthsChartProps) {
  const most = Math.max(1, ...months.map((month) => totalOf(month)));
  const columns = Math.max(months.length, LEAST_COLUMNS);
  const every = Math.ceil(months.length / NAMED);
  // A name ends at the right edge of its column, so the first columns have no room for a long name. A few columns are
  // narrower, with their names centred below.
  const few = every === 1;
  const [gap, width] = few ? [0.3, 0.4] : [0.15, 0.7];
  const named = (at: number) => (months.length - 1 - at) % every === 0 && (at > 0 || every === 1);
  return (
    <div className="p-months">
      <div className="p-row p-small mb-2">
        {programmes.map(({ key }) => (
          <span key={key} className={`p-key p-tone-${toneOf(key)}`}>
            {translated(staffWords[key].applicant)}
          </span>
        ))}
        <span className="p-muted">{t.reportsHighest({ most })}</span>
      </div>
      <svg viewBox={`0 0 ${columns} ${most}`} preserveAspectRatio="none" aria-hidden="true">
        {months.map((month, at) => (
          <g key={month.month}>
            {programmes.map(({ key }, place) => (
              <rect
                key={key}
                className={`p-tone-${toneOf(key)}`}
                x={at + gap}
                y={most - totalOf(month, place + 1)}
                width={width}
                height={month[key]}
              />
            ))}
          </g>
        ))}
      </svg>
      <div className={joinClasses('p-month-names p-small p-muted', few && 'p-month-names-few')}>
        {months.map(({ month }, at) => (
          <span key={month} style={{ width: `${100 / columns}%` }}>
            {named(at) ? nameOf(month) : null}
          </span>
        ))}
      </div>
    </div>
  );
}
