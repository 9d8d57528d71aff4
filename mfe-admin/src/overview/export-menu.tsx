import { type Exported, exportRows, type RowsFormat } from '../api/overview';
import { received } from '../common/received';
import { useStaff } from '../common/staff-context';
import { useDownload } from '../common/use-download';
import { PopupButton } from './popup-button';

const formats: readonly { format: RowsFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF' },
  { format: 'excel', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
];

interface ExportMenuProps {
  what: Exported;
  label?: string;
  className?: string;
}

/** Applications as a file; while it comes, how much of it is there, and a way to stop it. */
export function ExportMenu({
  what,
  label = 'Export',
  className = 'btn btn-outline btn-sm',
}: ExportMenuProps) {
  const { shell } = useStaff();
  const { bytes, start, cancel } = useDownload();
  const download = (format: RowsFormat) =>
    start({
      fetch: (options) => exportRows(shell, format, what, options),
      onFailed: (message) => shell.notify.error(message ?? 'The file could not be downloaded. Try again.'),
    });
  return (
    <PopupButton
      className={className}
      label={<span aria-live="polite">{bytes === null ? label : 'Exporting...'}</span>}
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
                  <span className="visually-hidden">Export as </span>
                  {label}
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
              Stop<span className="visually-hidden"> the export</span>
            </button>
          </div>
        )
      }
    </PopupButton>
  );
}
