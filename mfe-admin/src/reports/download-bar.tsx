import { Button, DownloadIcon, Notice } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import { useState } from 'react';
import { downloadReport, type ReportFilter, type ReportFormat } from '../api/reports';
import { hidden } from '../frame/common/hidden';
import { received } from '../frame/common/received';
import { useStaff } from '../frame/common/staff-context';
import { useDownload } from '../frame/common/use-download';
import * as t from '../messages/reports';

const formats = {
  pdf: {
    name: 'PDF',
    get saved() {
      return t.reportSaved();
    },
    get failed() {
      return t.reportFailed();
    },
  },
  excel: {
    name: 'Excel',
    get saved() {
      return t.excelSaved();
    },
    get failed() {
      return t.excelFailed();
    },
  },
  csv: {
    name: 'CSV',
    get saved() {
      return t.csvSaved();
    },
    get failed() {
      return t.csvFailed();
    },
  },
} as const;

interface Failure {
  title: string;
  message: string;
}

export interface DownloadBarProps {
  filter: ReportFilter;
  /** The reason why nothing can be downloaded; null when a download is possible. */
  nothing: string | null;
}

/** Downloads the whole report. The workbook comes first, because people can calculate with its numbers. */
export function DownloadBar({ filter, nothing }: DownloadBarProps) {
  const { shell } = useStaff();
  const { bytes, start, cancel } = useDownload();
  const [format, setFormat] = useState<ReportFormat>('excel');
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
        setFailure({ title: failed, message: message ?? t.cutOff() });
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
    <div className="p-stack mb-4">
      <div className="p-row">
        {(['excel', 'pdf', 'csv'] as const).map((one) => (
          <Button
            key={one}
            id={`download-${one}`}
            variant={one === 'excel' ? 'primary' : 'outline'}
            aria-disabled={nothing || bytes !== null ? true : undefined}
            aria-describedby={nothing ? 'nothing-to-download' : undefined}
            onClick={() => download(one)}
          >
            <DownloadIcon /> {t.reportsDownloadNamed({ name: formats[one].name })}
          </Button>
        ))}
        {bytes === null ? null : (
          <>
            <span className="p-muted">{received(bytes, shell.locale.language)}</span>
            <Button variant="quiet" small onClick={stop}>
              {rich(t.cancelDownload({ hidden }))}
            </Button>
          </>
        )}
        <span role="status" className={bytes === null ? undefined : 'visually-hidden'}>
          {bytes === null ? null : t.downloadingNamed({ name: formats[format].name })}
        </span>
      </div>
      {nothing ? (
        <p id="nothing-to-download" className="p-small p-muted mt-2 mb-0">
          {nothing}
        </p>
      ) : null}
      {failure ? (
        <Notice tone="danger" role="alert" title={translated(failure.title)}>
          <p>{translated(failure.message)}</p>
          <Button variant="outline" small onClick={() => download(format)}>
            {t.reportsRetry()}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
