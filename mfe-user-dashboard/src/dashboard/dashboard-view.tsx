import { Notice } from '@portal/ui';
import { rich, verbatim } from '@portal/ui/language';
import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import type { OwnApplication } from '../api';
import { DiscardedDrafts } from '../applications/discarding/discarded-drafts';
import { ListStates } from '../applications/list-states';
import { OtherProgrammes, useOtherProgrammes } from '../applications/other-programmes';
import { useApplications } from '../applications/use-applications';
import { useDashboard } from '../common/context';
import { ViewHeading } from '../common/heading';
import { useProfile } from '../common/profile-context';
import { counts } from '../common/words';
import * as frame from '../messages/frame';
import * as t from '../messages/start';
import { ApplicationCard } from './application-card';

// The dashboard is complete without this list: when its code fails to load, nothing is shown.
const UnderMyAddress = lazy(() =>
  import('../account/unverified-email/unverified-email').catch(() => ({ default: () => null })),
);

const ReopenedList = lazy(() => import('../applications/reopened/reopened-list'));

/** The first view after sign-in: the number of applications, and the progress of each. */
export function DashboardView() {
  const { session } = useDashboard();
  const { applications, discarded } = useApplications();
  const others = useOtherProgrammes();
  const { loaded: profile } = useProfile();
  const shared = profile.state === 'ready' && profile.value.shares_address;
  function changed() {
    applications.reload();
    others.reload();
  }
  const name = session.user.name;
  return (
    <>
      <ViewHeading title={frame.dashboard()} lead={name ? verbatim(t.welcome({ name }), name) : undefined} />
      <UnreadNotice />
      <ListStates applications={applications}>
        {(list) => (
          <>
            {list.some(({ reopened }) => reopened) ? (
              <Suspense fallback={null}>
                <ReopenedList list={list} onChanged={changed} />
              </Suspense>
            ) : null}
            <Figures list={list} />
            <h2>{t.yourApplications()}</h2>
            <ul className="list-unstyled p-card-list">
              {list.map((application) => (
                <li key={application.id}>
                  <ApplicationCard application={application} onChanged={changed} />
                </li>
              ))}
            </ul>
            <OtherProgrammes open={others.open} />
          </>
        )}
      </ListStates>
      <DiscardedDrafts drafts={discarded} onBack={changed} />
      {shared ? (
        <Suspense fallback={null}>
          <UnderMyAddress onDecided={changed} />
        </Suspense>
      ) : null}
      <Outlet />
    </>
  );
}

function Figures({ list }: { list: readonly OwnApplication[] }) {
  const { total, pending, approved } = counts(list);
  return (
    <dl className="p-card p-figures">
      <Figure term={t.total()} value={total} />
      <Figure term={t.pending()} value={pending} />
      <Figure term={t.approved()} value={approved} />
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
      <p>{rich(t.newMessages({ count: feedback, read: (words) => <Link to="/feedback">{words}</Link> }))}</p>
    </Notice>
  );
}
