import { applicationStatuses } from '@portal/contract-svc-applications-v1';
import { StatusChip } from '@portal/ui';
import type { ReportCounts } from '../api/reports';
import { useStaff } from '../common/staff-context';
import { Bars } from './bars';
import { FigureBox } from './figure-box';
import { MonthsChart } from './months-chart';

const tones: Record<string, string> = {
  submitted: 'info',
  'in-review': 'warning',
  approved: 'success',
  rejected: 'danger',
};

/** The counts of a report as pictures: by status, by type, over time. */
export function Charts({ counts }: { counts: ReportCounts }) {
  const { language } = useStaff().shell.locale;
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const nameOf = (name: string) => month.format(new Date(`${name}-01T00:00:00Z`));
  const statuses = applicationStatuses.map(({ value, label }) => ({
    name: value,
    title: label,
    label: <StatusChip status={value} />,
    figure: counts.by_status[value],
    tone: tones[value] ?? 'neutral',
  }));
  const types = [
    { name: 'visitor', label: 'Visitor', figure: counts.visitor, tone: 'signal' },
    { name: 'intern', label: 'Intern', figure: counts.intern, tone: 'accent' },
  ];
  return (
    <>
      <div className="p-grid mb-4">
        <FigureBox
          title="Status breakdown"
          columns={['Status', 'Applications']}
          rows={statuses.map(({ title, figure }) => [title, figure])}
        >
          <Bars bars={statuses} />
        </FigureBox>
        <FigureBox
          title="Applications by type"
          columns={['Type', 'Applications']}
          rows={types.map(({ label, figure }) => [label, figure])}
        >
          <Bars bars={types} />
        </FigureBox>
      </div>
      {counts.by_month.length > 0 ? (
        <FigureBox
          title="Submissions over time"
          columns={['Month', 'Intern', 'Visitor', 'Total']}
          rows={counts.by_month.map(({ month: name, intern, visitor }) => [
            nameOf(name),
            intern,
            visitor,
            intern + visitor,
          ])}
        >
          <MonthsChart months={counts.by_month} nameOf={nameOf} />
        </FigureBox>
      ) : null}
    </>
  );
}
