import { ApplicationReading } from '@portal/application-ui/reading';
import { Notice, ProgressBar, Skeleton, StatusChip } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FullReview } from '../../api';
import { useDashboard } from '../../common/context';
import { Failed } from '../../common/failed';
import { ViewHeading } from '../../common/heading';
import { LinkButton } from '../../common/link-button';
import { statusOf } from '../../common/messages';
import { useLoaded } from '../../common/use-loaded';
import { named, reference, share, state } from '../../common/words';
import * as t from '../../messages/reading';
import * as reopened from '../../messages/reopened';
import { Offered } from '../../offer/offered';
import { DownloadCopy } from '../../review/download-copy';
import { loadReview } from '../../review/load-review';
import { viewSentence } from '../../review/messages';
import type { ViewContext } from '../../review/view-context';
import { ApplicationActions } from '../application-actions';
import { isDecided } from '../decisions/is-decided';
import { ReopenedNotice } from '../reopened/reopened-notice';
import { Withdrawn } from '../withdrawing/withdrawal';
import { AddToCalendar, isInCalendars } from './add-to-calendar';

// The application is complete without this notice: when its code fails to load, nothing is shown.
const WaitlistNotice = lazy(() => import('../../waitlist/waitlist-notice'));
const FurtherRound = lazy(() => import('../../further/further-round').catch(() => ({ default: () => null })));
const DecisionWords = lazy(() =>
  import('../decisions/decision-words').catch(() => ({ default: () => null })),
);

/** /userdashboard/applications/7 and the dialogs over it. */
export default function ApplicationView() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? (
    <OneApplication key={id} id={Number(id)} />
  ) : (
    <Navigate to="/" replace />
  );
}

function OneApplication({ id }: { id: number }) {
  const dashboard = useDashboard();
  const { loaded, reload, put } = useLoaded(`application ${id}`, () => loadReview(dashboard, id));
  function putSaved(review: FullReview) {
    put(review);
    // When this fails, the shown application stays.
    loadReview(dashboard, id).then(put, () => undefined);
  }
  if (loaded.state === 'ready')
    return <Shown review={loaded.value} put={put} putSaved={putSaved} reload={reload} />;
  return (
    <>
      <ViewHeading
        title={t.applicationNamed({ reference: reference(id) })}
        error={loaded.state === 'failed'}
      />
      {loaded.state === 'loading' ? (
        <Skeleton lines={9} label={t.loadingApplication()} />
      ) : (
        <Failed
          title={viewSentence(loaded.error)}
          {...(statusOf(loaded.error) === 404 ? {} : { retry: reload })}
        >
          <LinkButton to="/applications" variant="outline" small>
            {t.backToApplications()}
          </LinkButton>
        </Failed>
      )}
    </>
  );
}

type ShownProps = Omit<ViewContext, 'close'> & { reload: () => void };

function Shown({ review, put, putSaved, reload }: ShownProps) {
  const navigate = useNavigate();
  const { shell } = useDashboard();
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const refused = refusedDialog(pathname, review);
  const close = () => void navigate(`/applications/${review.id}${search}`, { replace: true });
  const shownRefusal = useRef(refused);
  shownRefusal.current = refused;
  const isRefused = refused !== null;
  useEffect(() => {
    // Shown once, not again after each change of the language.
    if (isRefused && shownRefusal.current) shell.notify.error(shownRefusal.current);
  }, [isRefused, shell]);

  return (
    <>
      <Head review={review} onChanged={reload} />
      {refused ? (
        <Notice tone="warning" role="alert">
          <p>{translated(refused)}</p>
        </Notice>
      ) : null}
      {review.submitted_date || !shell.settings.current().rounds ? null : (
        <Suspense>
          <FurtherRound application={review} />
        </Suspense>
      )}
      <div className="p-card">
        <ApplicationReading
          review={review}
          layout="tabs"
          tab={query.get('tab') ?? undefined}
          onTab={(tab) => setQuery({ tab }, { replace: true })}
        />
      </div>
      {refused ? null : <Outlet context={{ review, put, putSaved, close } satisfies ViewContext} />}
    </>
  );
}

/** The message where the address names a dialog that the server does not allow on this application. */
function refusedDialog(pathname: string, { abilities }: FullReview): string | null {
  if (pathname.endsWith('/answer')) return abilities.answer ? null : reopened.notAsked();
  if (pathname.endsWith('/edit')) return abilities.edit ? null : t.cannotEdit();
  return pathname.endsWith('/upload') && !abilities.upload ? t.cannotEdit() : null;
}

function Head({ review, onChanged }: { review: FullReview; onChanged: () => void }) {
  const navigate = useNavigate();
  const { id, status, progress, submitted_date, updated_at } = review;
  return (
    <>
      <ViewHeading
        title={named(review)}
        lead={updated_at || submitted_date ? state(review) : undefined}
        actions={<StatusChip status={review.withdrawn_at ? 'withdrawn' : status} />}
      />
      <div className="p-stack mb-4">
        {submitted_date ? null : (
          <div>
            <ProgressBar value={progress} label={share(review)} />
            <p className="p-small p-muted mt-2" aria-hidden="true">
              {share(review)}
            </p>
          </div>
        )}
        <Offered application={review} onChanged={onChanged} />
        {isDecided(review) ? (
          <Suspense fallback={null}>
            <DecisionWords application={review} />
          </Suspense>
        ) : null}
        {review.waitlist ? (
          <Suspense fallback={null}>
            <WaitlistNotice waitlist={review.waitlist} />
          </Suspense>
        ) : null}
        <ReopenedNotice application={review} onChanged={onChanged} />
        <Withdrawn application={review} onChanged={onChanged} />
        <ApplicationActions
          application={review}
          here
          onDiscarded={() => void navigate('/')}
          onChanged={onChanged}
        >
          {submitted_date ? <DownloadCopy id={id} /> : null}
          {isInCalendars(review) ? <AddToCalendar id={id} /> : null}
        </ApplicationActions>
      </div>
    </>
  );
}
