import * as reportCalls from '@portal/contract-svc-reports-v1/operations';
import { downloadFile, saveFile } from '@portal/remote-sdk';
import { Button, DownloadIcon, Notice } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useDashboard } from '../common/context';
import { errorSentence } from '../common/messages';
import { reference } from '../common/words';
import * as t from '../messages/files';

/** A button for the person's own copy of a submitted application, as a PDF. */
export function DownloadCopy({ id }: { id: number }) {
  const { shell } = useDashboard();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<unknown>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  async function download() {
    const stop = new AbortController();
    leaving.current = stop;
    setBusy(true);
    setReason(null);
    try {
      const params = { id };
      saveFile(
        await downloadFile(shell, reportCalls.downloadOwnApplicationPdf, { params }, `${reference(id)}.pdf`, {
          signal: stop.signal,
        }),
      );
    } catch (error) {
      if (stop.signal.aborted) return;
      setReason(error);
      shell.notify.error(t.pdfFailed());
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="outline" small busy={busy} onClick={() => void download()}>
        <DownloadIcon /> {busy ? t.preparingPdf() : t.downloadPdf()}
      </Button>
      {reason ? (
        <div style={{ flexBasis: '100%' }}>
          <Notice tone="danger" role="alert" title={t.pdfFailed()}>
            <p>{errorSentence(reason)}</p>
          </Notice>
        </div>
      ) : null}
    </>
  );
}
