import { exportRows, type RowsFormat } from '../api/overview';
import { useStaff } from '../common/staff-context';
import { useDownload } from '../common/use-download';
import { PopupButton } from './popup-button';

const formats: readonly { format: RowsFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF' },
  { format: 'excel', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
];

/** The chosen applications as a file. */
export function ExportMenu({ ids }: { ids: number[] }) {
  const { shell } = useStaff();
  const { bytes, start } = useDownload();
  const download = (format: RowsFormat) =>
    start({
      fetch: (options) => exportRows(shell, format, ids, options),
      onFailed: (message) => shell.notify.error(message ?? 'The file could not be downloaded. Try again.'),
    });
  return (
    <PopupButton
      className="btn btn-outline btn-sm"
      label={<span aria-live="polite">{bytes === null ? 'Export' : 'Exporting...'}</span>}
    >
      {(close) => (
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
      )}
    </PopupButton>
  );
}
