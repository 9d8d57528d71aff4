import { formatMoment } from '@portal/application-ui';
import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import { D23, D24 } from '@portal/contract-svc-applications-v1/operations';
import { call, downloadFile, saveFile } from '@portal/remote-sdk';
import { Button, Card, DownloadIcon, Notice, Skeleton, SummaryList } from '@portal/ui';
import { useState } from 'react';
import { useDashboard } from '../app/context';
import { Failed } from '../common/failed';
import { errorSentence } from '../common/messages';
import { useLoaded } from '../common/use-loaded';
import { programmeName, reference } from '../common/words';
import { ViewHeading } from '../frame/heading';
import { Ending, type OwnData } from './ending';

const FAILED = 'Your data could not be loaded';
const DOWNLOAD_FAILED = 'Your data could not be downloaded';

const looks: Record<string, string> = {
  application_opened: 'read',
  application_exported: 'saved as PDF',
  document_opened: 'opened a document of',
};

/** What the portal holds of the person, who on the staff opened it, and when it ends. */
export default function OwnDataView() {
  const { api } = useDashboard();
  const { loaded, reload } = useLoaded('own-data', async () => (await call(api.client, D23)).body);
  return (
    <>
      <ViewHeading title="Your data" lead="What we hold about you, who opened it, and when it ends." />
      {loaded.state === 'loading' ? <Skeleton lines={6} label="Loading your data" /> : null}
      {loaded.state === 'failed' ? (
        <Failed title={FAILED} retry={reload}>
          <p>{errorSentence(loaded.error)}</p>
        </Failed>
      ) : null}
      {loaded.state === 'ready' ? (
        <div className="p-measure">
          <Held data={loaded.value} />
          <Openings opened={loaded.value.opened} />
          <Ending data={loaded.value} />
        </div>
      ) : null}
    </>
  );
}

function Held({ data }: { data: OwnData }) {
  const { shell } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  async function download() {
    setBusy(true);
    setReason(null);
    try {
      saveFile(await downloadFile(shell, D24, {}, 'my-data.zip'));
    } catch (error) {
      setReason(errorSentence(error));
    } finally {
      setBusy(false);
    }
  }
  const rows = [
    { term: 'Your account', value: 'Name, email address, phone number' },
    ...data.applications.map(({ id, type, status }) => ({
      term: reference(id),
      value: `${programmeName(type)}: ${labelOf(applicationStatuses, status)}`,
    })),
    { term: 'Documents', value: String(data.documents) },
    { term: 'Feedback to you', value: String(data.feedback) },
    { term: 'Requests for another application', value: String(data.requests) },
    ...(data.discarded > 0
      ? [{ term: 'Discarded drafts, kept for a day', value: String(data.discarded) }]
      : []),
  ];
  return (
    <Card title="What we hold">
      <SummaryList rows={rows} />
      <p className="mt-4">
        You get one file (zip) with a page to read, your documents, and all your answers and our feedback for
        programs.
      </p>
      <Button variant="outline" busy={busy} onClick={() => void download()}>
        <DownloadIcon /> Download my data
      </Button>
      {reason ? (
        <Notice tone="danger" role="alert" title={DOWNLOAD_FAILED}>
          <p>{reason}</p>
        </Notice>
      ) : null}
    </Card>
  );
}

function Openings({ opened }: { opened: OwnData['opened'] }) {
  const { locale } = useDashboard().shell;
  return (
    <Card title="Who opened it">
      {opened.length === 0 ? <p>Nobody on our staff has opened your applications yet.</p> : null}
      <ol className="p-timeline">
        {opened.map(({ at, by, kind, application_id }) => (
          <li key={`${at} ${kind} ${application_id}`}>
            <strong>{by.name ?? 'Somebody on our staff'}</strong> (
            {by.role === 'admin' ? 'administrator' : 'reviewer'}) {looks[kind] ?? 'opened'}{' '}
            {reference(application_id)}
            <br />
            <time className="p-small p-muted" dateTime={at}>
              {formatMoment(at, locale.timeZone)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
