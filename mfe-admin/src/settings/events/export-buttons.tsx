import { Button, DownloadIcon } from '@portal/ui';
import { labelled, translated } from '@portal/ui/language';
import { downloadEvents, type EventFilter, type Recorder, recorders } from '../../api/events';
import { useStaff } from '../../frame/common/staff-context';
import { useDownload } from '../../frame/common/use-download';
import * as t from '../../messages/events';

const labels: Record<Recorder, string> = {
  get accounts() {
    return t.exportAccounts();
  },
  get applications() {
    return t.exportApplications();
  },
};

/** Downloads the events that match the filter, one file for each part of the portal that records events. */
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
              onSaved: () => shell.notify.success(t.eventsExported()),
              onFailed: (message) =>
                shell.notify.error(() =>
                  message ? labelled(t.eventsNotExported(), translated(message)) : t.eventsNotExported(),
                ),
            })
          }
        >
          <DownloadIcon /> {labels[recorder]}
        </Button>
      ))}
    </div>
  );
}
