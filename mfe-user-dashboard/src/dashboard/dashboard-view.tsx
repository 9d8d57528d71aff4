import { Notice } from '@portal/ui';
import { Link, Outlet } from 'react-router-dom';
import type { OwnApplication } from '../api';
import { useDashboard } from '../app/context';
import { ListStates } from '../applications/list-states';
import { OtherProgrammes, useOtherProgrammes } from '../applications/other-programmes';
import { useApplications } from '../applications/use-applications';
import { counts } from '../common/words';
import { ViewHeading } from '../frame/heading';
import { ApplicationCard } from './application-card';

/** What an applicant finds after signing in: how many applications, and how far each has come. */
export function DashboardView() {
  const { session } = useDashboard();
  const applications = useApplications();
  const others = useOtherProgrammes();
  const name = session.user.name;
  return (
    <>
      <ViewHeading title="Dashboard" lead={name ? `Welcome, ${name}` : undefined} />
      <UnreadNotice />
      <ListStates applications={applications}>
        {(list) => (
          <>
            <Figures list={list} />
            <h2>Your applications</h2>
            <ul className="list-unstyled p-card-list">
              {list.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} />
                </li>
              ))}
            </ul>
            <OtherProgrammes open={others} />
          </>
        )}
      </ListStates>
      <Outlet />
    </>
  );
}

function Figures({ list }: { list: readonly OwnApplication[] }) {
  const { total, pending, approved } = counts(list);
  return (
    <dl className="p-card p-figures">
      <Figure term="Total" value={total} />
      <Figure term="Pending" value={pending} />
      <Figure term="Approved" value={approved} />
    </dl>
  );
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="p-figure">{value}</dd>
    </div>
  );
}

function UnreadNotice() {
  const { feedback } = useDashboard().unread;
  if (feedback === 0) return null;
  return (
    <Notice>
      <p>
        You have {feedback === 1 ? 'a new message' : `${feedback} new messages`} about your applications.{' '}
        <Link to="/feedback">Read your feedback</Link>
      </p>
    </Notice>
  );
}
