import { translated } from '@portal/application-ui/language';
import { programmes, staffWords } from '@portal/contract-svc-applications-v1';
import { EmptyState, Skeleton, usePageTitle } from '@portal/ui';
import { Link } from 'react-router-dom';
import { readStats } from '../../api/applications';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { StatCard } from '../../frame/common/stat-card';
import { useLoad } from '../../frame/common/use-load';
import * as applicationsWords from '../../messages/applications';
import * as bulkWords from '../../messages/bulk';
import * as dashboardWords from '../../messages/dashboard';
import * as frameWords from '../../messages/frame';
import * as routesWords from '../../messages/routes';
import * as t from '../../messages/summary';
import { TodaySections } from '../work-queue/today-sections';
import { useChanges } from './use-changes';

/** The statistics of all applications, with links to their lists. */
export default function Summary() {
  const { api, shell, userId } = useStaff();
  const [stats, reload] = useLoad({
    key: String(userId),
    load: () => readStats(api),
    failure: applicationsWords.listFailedToast(),
  });
  const changes = useChanges(stats.data);
  usePageTitle(routesWords.summary(), { site: shell.branding.name });

  return (
    <>
      <h1>{routesWords.summary()}</h1>
      <TodaySections stats={stats.data} listOf={(type) => staffWords[type].listPath}>
        {stats.state === 'failed' ? (
          <FailedNotice title={applicationsWords.listFailed()} message={stats.message} retry={reload} />
        ) : null}
        {stats.data ? (
          <>
            <div className="p-grid p-stats">
              <StatCard title={dashboardWords.totalApplications()} figure={stats.data.total} />
              <StatCard title={t.totalApplicants()} figure={stats.data.applicants} />
              <StatCard title={t.submittedFigure()} figure={stats.data.submitted} />
              <StatCard
                title={t.approved()}
                figure={stats.data.approved}
                change={changes.approved}
                since={t.sinceVisit()}
              />
              <StatCard
                title={t.rejected()}
                figure={stats.data.rejected}
                change={changes.rejected}
                since={t.sinceVisit()}
              />
            </div>
            {stats.data.total === 0 ? <EmptyState title={t.noApplications()} text={t.noFigures()} /> : null}
          </>
        ) : stats.state === 'loading' ? (
          <Skeleton lines={5} label={t.figuresLoading()} />
        ) : null}
        <h2>{t.applicationsHeading()}</h2>
        <div className="p-grid">
          {programmes.map(({ key }) => (
            <Shortcut
              key={key}
              to={staffWords[key].listPath}
              title={translated(staffWords[key].list)}
              count={stats.data?.[key]}
            />
          ))}
          <Shortcut to="/dashboard" title={frameWords.dashboard()} text={t.deskText()} />
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
        {text ?? (count === undefined ? '...' : bulkWords.applicationsIn({ count }))}
      </span>
    </Link>
  );
}
