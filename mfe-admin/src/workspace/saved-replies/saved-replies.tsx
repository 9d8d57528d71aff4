import { lazy, Suspense, useRef, useState } from 'react';
import * as deskWords from '../../messages/desk';
import * as t from '../../messages/saved-replies';
import { useKeys } from '../review-workspace/keys';
import type { ReplyApplicant, Written } from './gaps';

const RepliesDialog = lazy(() => import('./replies-dialog'));
const ReplyDialog = lazy(() => import('./reply-dialog'));

interface SavedRepliesProps {
  written: Written;
  applicant: ReplyApplicant;
  /** Called with the new content of the form after a choice. */
  change: (written: Partial<Written>) => void;
  /** The id of the message field, which gets the focus after a choice. */
  field: string;
  /** Whether the desk's key opens the replies; false in a dialog. */
  byKey?: boolean;
}

/** The buttons below a message: choose one of the team's texts, or save this one. */
export function SavedReplies({ written, applicant, change, field, byKey = false }: SavedRepliesProps) {
  const [open, setOpen] = useState<'choose' | 'keep' | null>(null);
  // The last inserted text. The next choice replaces it without a question, unless somebody has changed it.
  const inserted = useRef<string | null>(null);
  useKeys({ savedReplies: byKey ? () => setOpen('choose') : undefined });

  function chosen(more: Partial<Written>, whole: string) {
    inserted.current = whole;
    setOpen(null);
    change(more);
    // The dialog first returns the focus to its button.
    setTimeout(() => toItsEnd(document.getElementById(field)));
  }
  const typed = written.message.trim();
  return (
    <p className="p-row">
      <button
        type="button"
        className="p-link"
        aria-haspopup="dialog"
        aria-keyshortcuts={byKey ? 'r' : undefined}
        title={byKey ? deskWords.keyIs({ key: 'r' }) : undefined}
        onClick={() => setOpen('choose')}
      >
        {t.savedReplies()}
      </button>
      {typed ? (
        <button type="button" className="p-link" aria-haspopup="dialog" onClick={() => setOpen('keep')}>
          {t.keepText()}
        </button>
      ) : null}
      <Suspense fallback={null}>
        {open === 'choose' ? (
          <RepliesDialog
            written={written}
            typed={typed === '' || written.message === inserted.current ? '' : written.message}
            applicant={applicant}
            close={() => setOpen(null)}
            chosen={chosen}
          />
        ) : null}
        {open === 'keep' ? (
          <ReplyDialog written={written} applicant={applicant} close={() => setOpen(null)} />
        ) : null}
      </Suspense>
    </p>
  );
}

function toItsEnd(field: HTMLElement | null) {
  field?.focus();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}
