import { lazy, Suspense, useState } from 'react';
import * as t from '../../messages/desk';
import { useKeys } from './keys';

const KeysDialog = lazy(() => import('./keys-dialog'));

interface DeskHelpProps {
  /** Shows the list where it is hidden; null on a page without a list. */
  search: (() => void) | null;
}

/** Offers the list of keys, and the key that leads to the list's search. */
export function DeskHelp({ search }: DeskHelpProps) {
  const [open, setOpen] = useState(false);
  useKeys({
    help: () => setOpen(true),
    search: search
      ? () => {
          search();
          requestAnimationFrame(() => document.getElementById('search')?.focus());
        }
      : undefined,
  });
  return (
    <>
      <button type="button" className="p-link p-keys-button" onClick={() => setOpen(true)}>
        {t.keysHelp()}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <KeysDialog close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
