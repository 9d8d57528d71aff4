import { rich } from '@portal/ui/language';
import { type Exported, exportRows, type RowsFormat } from '../../api/overview';
import { PopupButton } from '../../frame/common/popup-button';
import { received } from '../../frame/common/received';
import { useStaff } from '../../frame/common/staff-context';
import { useDownload } from '../../frame/common/use-download';
import * as t from '../../messages/overview';

const formats: readonly { format: RowsFormat; label: () => string }[] = [
  { format: 'excel', label: t.asExcel },
  { format: 'pdf', label: t.asPdf },
  { format: 'csv', label: t.asCsv },
];

interface ExportMenuProps {
  what: Exported;
  label?: string;
  className?: string;
}

/** The menu that exports applications as a file, with its progress and a button to cancel it. */
export function ExportMenu({
  what,
  label = t.exportRows(),
  className = 'btn btn-outline btn-sm',
}: ExportMenuProps) {
  const { shell } = useStaff();
  const { bytes, start, cancel } = useDownload();
  const download = (format: RowsFormat) =>
    start({
      fetch: (options) => exportRows(shell, format, what, options),
      onFailed: (message) => shell.notify.error(message ?? t.exportFailed()),
    });
  return (
    <PopupButton
      className={className}
      label={<span aria-live="polite">{bytes === null ? label : t.exporting()}</span>}
    >
      {(close) =>
        bytes === null ? (
          <ul className="p-menu-list list-unstyled">
            {formats.map(({ format, label }) => (
              <li key={format}>
                <button
                  type="button"
                  className="p-link"
                  onClick={() => {
                    close();
                    download(format);
                  }}
                >
                  <span className="visually-hidden">{t.exportAs()}</span>
                  {label()}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <div className="p-menu-list">
            <p className="p-small">{received(bytes, shell.locale.language)}</p>
            <button
              type="button"
              className="p-link"
              onClick={() => {
                close();
                cancel();
              }}
            >
              {rich(t.stopExport({ hidden: (words) => <span className="visually-hidden">{words}</span> }))}
            </button>
          </div>
        )
      }
    </PopupButton>
  );
}
