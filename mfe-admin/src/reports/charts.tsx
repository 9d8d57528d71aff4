import { translated } from '@portal/application-ui/language';
import {
  applicationStatuses,
  newestFirst,
  programmes,
  staffWords,
} from '@portal/contract-svc-applications-v1';
import { StatusChip } from '@portal/ui';
import { dateInWords, languageNow } from '@portal/ui/language';
import type { Report, ReportCounts } from '../api/reports';
import { useStaff } from '../frame/common/staff-context';
import * as t from '../messages/reports';
import { Bars } from './bars';
import { FigureBox } from './figure-box';
import { MonthsChart } from './months-chart';
import { toneOf } from './programme-tones';

const tones: Record<string, string> = {
  'in-progress': 'accent',
  submitted: 'info',
  'in-review': 'warning',
  approved: 'success',
  rejected: 'danger',
};

export interface ChartsProps {
  counts: ReportCounts;
  /** The event by which the months count. */
  by: Report['filter']['by'];
}

/** Titles of the chart over time, by the event that counts. */
const overTime: Record<Report['filter']['by'], () => string> = {
  submitted: t.submissionsOverTime,
  begun: t.begunOverTime,
  decided: t.decisionsOverTime,
};

const short = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** Returns 'Nov 2026'. In English, in the reader's own form of English. */
const monthInWords = (month: Date, locale: string): string =>
  languageNow() === 'en' ? new Intl.DateTimeFormat(locale, short).format(month) : dateInWords(month, short);

/** Charts of a report's counts: by status, by type, over time. */
export function Charts({ counts, by }: ChartsProps) {
  const { language } = useStaff().shell.locale;
  const nameOf = (name: string) => monthInWords(new Date(`${name}-01T00:00:00Z`), language);
  const statuses = applicationStatuses.map(({ value, label }) => ({
    name: value,
    title: translated(label),
    label: <StatusChip status={value} />,
    figure: counts.by_status[value],
    tone: tones[value] ?? 'neutral',
  }));
  const types = newestFirst.map(({ key }) => ({
    name: key,
    label: translated(staffWords[key].applicant),
    figure: counts[key],
    tone: toneOf(key),
  }));
  return (
    <>
      <div className="p-grid mb-4">
        <FigureBox
          title={t.statusBreakdown()}
          columns={[t.reportsStatus(), t.reportsApplications()]}
          rows={statuses.map(({ title, figure }) => [title, figure])}
        >
          <Bars bars={statuses} />
        </FigureBox>
        <FigureBox
          title={t.applicationsByType()}
          columns={[t.reportsType(), t.reportsApplications()]}
          rows={types.map(({ label, figure }) => [label, figure])}
        >
          <Bars bars={types} />
        </FigureBox>
      </div>
      {counts.by_month.length > 0 ? (
        <FigureBox
          title={overTime[by]()}
          columns={[
            t.reportsMonth(),
            ...programmes.map(({ key }) => translated(staffWords[key].applicant)),
            t.reportsTotal(),
          ]}
          rows={counts.by_month.map((of) => {
            const figures = programmes.map(({ key }) => of[key]);
            return [nameOf(of.month), ...figures, figures.reduce((sum, one) => sum + one, 0)];
          })}
        >
          <MonthsChart months={counts.by_month} nameOf={nameOf} />
        </FigureBox>
      ) : null}
    </>
  );
}
