import { programmes, staffWords } from '@portal/contract-svc-applications-v1';
import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { Link } from 'react-router-dom';
import { readStats } from '../api/applications';
import { FailedNotice } from '../common/failed-notice';
import { useStaff } from '../common/staff-context';
import { StatCard } from '../common/stat-card';
import { useLoad } from '../common/use-load';
import { TodaySections } from '../today/today-sections';
import { useChanges } from './use-changes';

/** The figures of all applications, with links to their lists. */
export default function Summary() {
  const { api, shell, userId } = useStaff();
  const [stats, reload] = useLoad({
    key: String(userId),
    load: () => readStats(api),
    failure: 'Failed to load applications. Please try again.',
  });
  const changes = useChanges(stats.data);
  usePageTitle('Dashboard', { site: shell.branding.name });

  return (
    <>
      <h1>Dashboard</h1>
      <TodaySections stats={stats.data} listOf={(type) => staffWords[type].listPath}>
        {stats.state === 'failed' ? (
          <FailedNotice title="Failed to load applications." message={stats.message} retry={reload} />
        ) : null}
        {stats.data ? (
          <>
            <div className="p-grid p-stats">
              <StatCard title="Total Applications" figure={stats.data.total} />
              <StatCard title="Total Applicants" figure={stats.data.applicants} />
              <StatCard title="Submitted" figure={stats.data.submitted} />
              <StatCard
                title="Approved"
                figure={stats.data.approved}
                change={changes.approved}
                since="your last visit"
              />
              <StatCard
                title="Rejected"
                figure={stats.data.rejected}
                change={changes.rejected}
                since="your last visit"
              />
            </div>
            {stats.data.total === 0 ? (
              <EmptyState
                title="No applications yet"
                text="When somebody applies, the figures appear here."
              />
            ) : null}
          </>
        ) : stats.state === 'loading' ? (
          <Skeleton lines={5} label="Loading the figures" />
        ) : null}
        <h2>Applications</h2>
        <div className="p-grid">
          {programmes.map(({ key }) => (
            <Shortcut
              key={key}
              to={staffWords[key].listPath}
              title={staffWords[key].list}
              count={stats.data?.[key]}
            />
          ))}
          <Shortcut
            to="/dashboard"
            title="Reading desk"
            text="Read one application after another and decide."
          />
        </div>
      </TodaySections>
    </>
  );
}

interface ShortcutProps {
  to: string;
  title: string;
  count?: number | undefined;
  text?: string;
}

function Shortcut({ to, title, count, text }: ShortcutProps) {
  return (
    <Link className="p-card p-shortcut" to={to}>
      <strong>{title}</strong>
      <span className="p-muted">
        {text ?? (count === undefined ? '...' : `${count} ${count === 1 ? 'application' : 'applications'}`)}
      </span>
    </Link>
  );
}
