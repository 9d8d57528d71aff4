import { newestFirst, programmes, staffWords } from '@portal/contract-svc-applications-v1';
import { Card, usePageTitle } from '@portal/ui';
import { Link } from 'react-router-dom';
import { readStats } from '../api/applications';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { GoOn } from '../desk/go-on';
import { TodaySections } from '../today/today-sections';
import { Figures } from './figures';
import { deskPath } from './place';

/** The first page of the staff: what waits, the week, and the figures of the dashboard. */
export default function Home() {
  const { admin, api, shell, userId } = useStaff();
  const [stats] = useLoad({ key: String(userId), load: () => readStats(api) });
  usePageTitle('Today', { site: shell.branding.name });
  return (
    <>
      <div className="p-desk-head">
        <p className="mb-0">Dashboard</p>
        <span className="p-chip p-plain-chip">{admin ? 'Administrator' : 'Reviewer'}</span>
      </div>
      <h1>Today</h1>
      <TodaySections stats={stats.data} listOf={deskPath}>
        <Figures stats={stats.data} />
        <Card title="Application Management">
          <p>
            Welcome. {everybody()} each have a list of their own: choose one, then an application to read it
            and to decide. <kbd>j</kbd> and <kbd>k</kbd>, or the arrow keys, turn to the next applicant and
            back; <kbd>?</kbd> shows all keys.
          </p>
          <GoOn />
          <nav className="p-row" aria-labelledby="choose-type">
            <strong id="choose-type">Choose Application Type</strong>
            {newestFirst.map(({ key }) => (
              <Link key={key} className="btn btn-outline btn-sm" to={deskPath(key)}>
                {staffWords[key].applicant} Application
              </Link>
            ))}
          </nav>
        </Card>
      </TodaySections>
    </>
  );
}

/** 'Interns and visitors'. */
function everybody(): string {
  const names = programmes.map(({ key }) => staffWords[key].applicants);
  const all = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
  return all.charAt(0).toUpperCase() + all.slice(1);
}
