import { Button, DownloadIcon, Notice } from '@portal/ui';
import { useState } from 'react';
import { downloadReport, type ReportFilter, type ReportFormat } from '../api/reports';
import { received } from '../common/received';
import { useStaff } from '../common/staff-context';
import { useDownload } from '../common/use-download';

const formats = {
  pdf: {
    name: 'PDF',
    saved: 'Report downloaded successfully',
    failed: 'Failed to download report',
  },
  excel: {
    name: 'Excel',
    saved: 'Excel report downloaded successfully',
    failed: 'Failed to download Excel report',
  },
  csv: {
    name: 'CSV',
    saved: 'CSV report downloaded successfully',
    failed: 'Failed to download CSV report',
  },
} as const;
const CUT_OFF = 'The connection broke off, and nothing was saved. Check it and try again.';

interface Failure {
  title: string;
  message: string;
}

export interface DownloadBarProps {
  filter: ReportFilter;
  /** The reason why nothing can be downloaded; null when a download is possible. */
  nothing: string | null;
}

/** The whole report as a file. */
export function DownloadBar({ filter, nothing }: DownloadBarProps) {
  const { shell } = useStaff();
  const { bytes, start, cancel } = useDownload();
  const [format, setFormat] = useState<ReportFormat>('pdf');
  const [failure, setFailure] = useState<Failure | null>(null);

  function download(chosen: ReportFormat) {
    if (nothing || bytes !== null) return;
    const { saved, failed } = formats[chosen];
    setFormat(chosen);
    setFailure(null);
    start({
      fetch: (options) => downloadReport(shell, chosen, filter, options),
      onSaved: () => shell.notify.success(saved),
      onFailed: (message) => {
        setFailure({ title: failed, message: message ?? CUT_OFF });
        shell.notify.error(failed);
      },
    });
  }
  function stop() {
    // The pressed button disappears; the focus must stay.
    document.getElementById(`download-${format}`)?.focus();
    cancel();
  }
  return (
    <div className="mb-4">
      <div className="p-row">
        {(['pdf', 'excel', 'csv'] as const).map((one) => (
          <Button
            key={one}
            id={`download-${one}`}
            variant={one === 'pdf' ? 'primary' : 'outline'}
            aria-disabled={nothing || bytes !== null ? true : undefined}
            aria-describedby={nothing ? 'nothing-to-download' : undefined}
            onClick={() => download(one)}
          >
            <DownloadIcon /> Download {formats[one].name}
          </Button>
        ))}
        {bytes === null ? null : (
          <>
            <span className="p-muted">{received(bytes, shell.locale.language)}</span>
            <Button variant="quiet" small onClick={stop}>
              Cancel<span className="visually-hidden"> the download</span>
            </Button>
          </>
        )}
        <span role="status" className={bytes === null ? undefined : 'visually-hidden'}>
          {bytes === null ? null : `Downloading ${formats[format].name}`}
        </span>
      </div>
      {nothing ? (
        <p id="nothing-to-download" className="p-small p-muted mt-2 mb-0">
          {nothing}
        </p>
      ) : null}
      {failure ? (
        <Notice tone="danger" role="alert" title={failure.title}>
          <p>{failure.message}</p>
          <Button variant="outline" small onClick={() => download(format)}>
            Retry
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
