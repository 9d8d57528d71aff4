import { Button } from '@portal/ui';
import { labelled, rich, translated } from '@portal/ui/language';
import { useRef, useState } from 'react';
import { exportApplication } from '../../api/reports';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import { useDownload } from '../../frame/common/use-download';
import * as t from '../../messages/export';

export interface ExportButtonProps {
  application: { id: number; reference: string };
  /** Shown as a link in a row or a line of text, and as a button elsewhere. */
  look?: 'link' | 'button';
  small?: boolean;
}

/** Saves one application as a PDF. The error of a failed attempt stays beside the button until an attempt succeeds. */
export function ExportButton({ application, look: appearance = 'button', small = false }: ExportButtonProps) {
  const { shell } = useStaff();
  const { bytes, start } = useDownload();
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const busy = bytes !== null;
  const { id, reference } = application;
  const of = { reference, hidden };

  function press() {
    if (busy) return;
    setProblem(null);
    start({
      fetch: (options) => exportApplication(shell, id, options),
      onFailed(message) {
        const notice = labelled(t.exportRefused(), message ?? t.exportFailedWhy());
        setProblem(notice);
        shell.notify.error(notice);
      },
    });
  }
  function again() {
    // The pressed button disappears with the error.
    button.current?.focus();
    press();
  }
  const words = rich(busy ? t.exportingData(of) : t.exportData(of));
  return (
    <>
      {appearance === 'link' ? (
        <button
          ref={button}
          type="button"
          className="p-link text-nowrap"
          aria-busy={busy || undefined}
          onClick={press}
        >
          {words}
        </button>
      ) : (
        <Button ref={button} variant="outline" small={small} busy={busy} onClick={press}>
          {words}
        </Button>
      )}
      {problem === null ? null : (
        <span className="p-small">
          <span className="p-error">{translated(problem)}</span>{' '}
          <button type="button" className="p-link" onClick={again}>
            {rich(t.exportAgain(of))}
          </button>
        </span>
      )}
    </>
  );
}
