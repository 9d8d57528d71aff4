import { Button } from '@portal/ui';
import { exportApplication } from '../api/reports';
import { useStaff } from '../common/staff-context';
import { useDownload } from '../common/use-download';

const FAILED = 'Export Failed';
const DEFAULT_REASON = 'Failed to generate PDF report. Please try again.';

export interface ExportButtonProps {
  application: { id: number; reference: string };
  /** Inside a row or a line of text it is a link, elsewhere a button. */
  look?: 'link' | 'button';
  small?: boolean;
}

/** Saves one application as a PDF. */
export function ExportButton({ application, look = 'button', small = false }: ExportButtonProps) {
  const { shell } = useStaff();
  const { bytes, start } = useDownload();
  const busy = bytes !== null;
  const { id, reference } = application;

  function press() {
    start({
      fetch: (options) => exportApplication(shell, id, options),
      onFailed: (message) =>
        shell.notify.error(`${FAILED}: ${message ?? DEFAULT_REASON}`, { durationMs: 5000 }),
    });
  }
  const words = (
    <>
      {busy ? 'Exporting...' : 'Export Data (PDF)'}
      <span className="visually-hidden"> of {reference}</span>
    </>
  );
  return look === 'link' ? (
    <button type="button" className="p-link text-nowrap" aria-busy={busy || undefined} onClick={press}>
      {words}
    </button>
  ) : (
    <Button variant="outline" small={small} busy={busy} onClick={press}>
      {words}
    </Button>
  );
}
