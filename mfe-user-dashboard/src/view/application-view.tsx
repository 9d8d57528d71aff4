import { ApplicationReading, type StoredUpload } from '@portal/application-ui/reading';
import { referenceOf } from '@portal/contract-svc-applications-v1';
import { Notice, ProgressBar, Skeleton, StatusChip } from '@portal/ui';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FullReview } from '../api';
import { useDashboard } from '../app/context';
import { ApplicationActions } from '../applications/application-actions';
import { Failed } from '../common/failed';
import { LinkButton } from '../common/link-button';
import { say, statusOf, viewSentence } from '../common/messages';
import { useLoaded } from '../common/use-loaded';
import { programmeName, reference, standing } from '../common/words';
import { ViewHeading } from '../frame/heading';
import { DownloadCopy } from './download-copy';
import { loadReview } from './load-review';
import { openDocument } from './open-document';
import type { ViewContext } from './view-context';

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
  if (loaded.state === 'ready') return <Shown review={loaded.value} put={put} />;
  return (
    <>
      <ViewHeading title={`Application ${reference(id)}`} error={loaded.state === 'failed'} />
      {loaded.state === 'loading' ? (
        <Skeleton lines={9} label="Loading the application" />
      ) : (
        <Failed
          title={viewSentence(loaded.error)}
          {...(statusOf(loaded.error) === 404 ? {} : { retry: reload })}
        >
          <LinkButton to="/applications" variant="outline" small>
            Your applications
          </LinkButton>
        </Failed>
      )}
    </>
  );
}

function Shown({ review, put }: Pick<ViewContext, 'review' | 'put'>) {
  const navigate = useNavigate();
  const { shell } = useDashboard();
  const { pathname, search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [openFailed, setOpenFailed] = useState(false);
  const refused = refusedDialog(pathname, review);
  const close = () => void navigate(`/applications/${review.id}${search}`, { replace: true });
  useEffect(() => {
    if (refused) shell.notify.error(say.cannotEdit);
  }, [refused, shell]);

  async function open(upload: StoredUpload) {
    const opened = await openDocument(upload);
    setOpenFailed(!opened);
    if (!opened) shell.notify.error(say.openFailed);
  }

  return (
    <>
      <Head review={review} />
      {refused ? (
        <Notice tone="warning" role="alert">
          <p>{say.cannotEdit}</p>
        </Notice>
      ) : null}
      {openFailed ? (
        <Notice tone="danger" role="alert">
          <p>{say.openFailed}</p>
        </Notice>
      ) : null}
      <div className="p-card">
        <ApplicationReading
          review={review}
          layout="tabs"
          tab={query.get('tab') ?? undefined}
          onTab={(tab) => setQuery({ tab }, { replace: true })}
          openDocument={(upload) => void open(upload)}
        />
      </div>
      {refused ? null : <Outlet context={{ review, put, close } satisfies ViewContext} />}
    </>
  );
}

/** The address asks for a dialog that the server does not allow on this application. */
function refusedDialog(pathname: string, { abilities }: FullReview): boolean {
  if (pathname.endsWith('/edit')) return !abilities.edit;
  return pathname.endsWith('/upload') && !abilities.upload;
}

function Head({ review }: { review: FullReview }) {
  const { id, type, status, progress, submitted_date, updated_at } = review;
  const mailed = submitted_date ? `. In our emails it is ${referenceOf(type, id)}.` : '';
  return (
    <>
      <ViewHeading
        title={`${programmeName(type)} ${reference(id)}`}
        lead={updated_at || submitted_date ? standing(review) + mailed : undefined}
        actions={<StatusChip status={status} />}
      />
      <div className="p-stack mb-4">
        {submitted_date ? null : <ProgressBar value={progress} label={`${progress} % complete`} />}
        <ApplicationActions application={review} here />
        {submitted_date ? <DownloadCopy id={id} /> : null}
      </div>
    </>
  );
}
