import { Button, DownloadIcon } from '@portal/ui';
import { downloadEvents, type EventFilter, type Recorder, recorders } from '../api/events';
import { useStaff } from '../common/staff-context';
import { useDownload } from '../common/use-download';

const FAILED = 'The events could not be exported';

const labels: Record<Recorder, string> = {
  accounts: 'Export accounts (CSV)',
  applications: 'Export applications (CSV)',
};

/** The events that fit the filter as files, one of each part that records events. */
export function ExportButtons({ filter }: { filter: EventFilter }) {
  const { shell } = useStaff();
  const { bytes, start } = useDownload();
  return (
    <div className="p-row">
      {recorders.map((recorder) => (
        <Button
          key={recorder}
          variant="outline"
          busy={bytes !== null}
          onClick={() =>
            start({
              fetch: (options) => downloadEvents(shell, recorder, filter, options),
              onSaved: () => shell.notify.success('The events were exported'),
              onFailed: (message) => shell.notify.error(message ? `${FAILED}: ${message}` : FAILED),
            })
          }
        >
          <DownloadIcon /> {labels[recorder]}
        </Button>
      ))}
    </div>
  );
}
