import { SearchIcon } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { lazy, Suspense, useEffect, useState } from 'react';
import * as t from '../../messages/command';

const CommandBox = lazy(() => import('./command-box'));

/** Opens the search from every page: by its button, or by Ctrl or Cmd with K. */
export function CommandButton() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      // An open dialog must be answered first.
      setOpen((before) => !before && document.querySelector('[role="dialog"]') === null);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <button
        type="button"
        className="p-command-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t.searchAndGoKey()}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <span className="p-place-word">
          {rich(t.searchButton({ hidden: (words) => <span className="visually-hidden">{words}</span> }))}
        </span>
        <span className="p-keys" aria-hidden="true">
          {t.searchKeys()}
        </span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <CommandBox close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
