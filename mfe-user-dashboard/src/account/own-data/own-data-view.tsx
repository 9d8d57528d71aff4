import { formatMoment } from '@portal/application-ui';
import { applicationStatuses, labelOf } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { call, downloadFile, saveFile } from '@portal/remote-sdk';
import { Button, Card, DownloadIcon, Notice, Skeleton, SummaryList } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import { useState } from 'react';
import { useDashboard } from '../../common/context';
import { Failed } from '../../common/failed';
import { ViewHeading } from '../../common/heading';
import { bold } from '../../common/marked';
import { errorSentence } from '../../common/messages';
import { useLoaded } from '../../common/use-loaded';
import { programmeName, reference } from '../../common/words';
import * as t from '../../messages/ownData';
import { Ending, type OwnData } from './ending';

/** The data that the portal has of the person, which staff opened it, and when it is deleted. */
export default function OwnDataView() {
  const { api } = useDashboard();
  const { loaded, reload } = useLoaded(
    'own-data',
    async () => (await call(api.client, applicationCalls.getOwnData)).body,
  );
  return (
    <>
      <ViewHeading title={t.yourData()} lead={t.dataLead()} />
      {loaded.state === 'loading' ? <Skeleton lines={6} label={t.loadingData()} /> : null}
      {loaded.state === 'failed' ? (
        <Failed title={t.dataFailed()} retry={reload}>
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
  const [reason, setReason] = useState<unknown>(null);

  async function download() {
    setBusy(true);
    setReason(null);
    try {
      saveFile(await downloadFile(shell, applicationCalls.downloadOwnData, {}, 'my-data.zip'));
    } catch (error) {
      setReason(error);
    } finally {
      setBusy(false);
    }
  }
  const rows = [
    { term: t.yourAccount(), value: t.accountHas() },
    ...data.applications.map(({ id, type, status }) => ({
      term: reference(id),
      value: t.isStatus({
        programme: programmeName(type),
        status: translated(labelOf(applicationStatuses, status)),
      }),
    })),
    { term: t.documents(), value: String(data.documents) },
    { term: t.feedbackToYou(), value: String(data.feedback) },
    { term: t.requestsForAnother(), value: String(data.requests) },
    ...(data.discarded > 0 ? [{ term: t.discardedDrafts(), value: String(data.discarded) }] : []),
  ];
  return (
    <Card title={t.whatWeHold()}>
      <SummaryList rows={rows} />
      <p className="mt-4">{t.oneFile()}</p>
      <Button variant="outline" busy={busy} onClick={() => void download()}>
        <DownloadIcon /> {t.downloadData()}
      </Button>
      {reason ? (
        <Notice tone="danger" role="alert" title={t.downloadFailed()}>
          <p>{errorSentence(reason)}</p>
        </Notice>
      ) : null}
    </Card>
  );
}

function Openings({ opened }: { opened: OwnData['opened'] }) {
  const { locale } = useDashboard().shell;
  return (
    <Card title={t.whoOpened()}>
      {opened.length === 0 ? <p>{t.nobodyOpened()}</p> : null}
      <ol className="p-timeline">
        {opened.map(({ at, by, kind, application_id }) => (
          <li key={`${at} ${kind} ${application_id}`}>
            {rich(
              t.openedBy({
                name: by.name ?? t.somebody(),
                role: by.role ?? '',
                look: kind,
                reference: reference(application_id),
                who: bold,
              }),
            )}
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
