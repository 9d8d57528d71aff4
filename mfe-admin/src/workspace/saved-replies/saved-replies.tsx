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
  /** Called with what stands in the form after a choice. */
  change: (written: Partial<Written>) => void;
  /** The field of the message, which has the focus after a choice. */
  field: string;
  /** Listens to the key of the desk; in a dialog nothing does. */
  byKey?: boolean;
}

/** Below a message: the way to the texts that the team keeps, and the way to keep this one. */
export function SavedReplies({ written, applicant, change, field, byKey = false }: SavedRepliesProps) {
  const [open, setOpen] = useState<'choose' | 'keep' | null>(null);
  // What a choice wrote is replaced by the next one without a question, as long as nobody has typed into it.
  const inserted = useRef<string | null>(null);
  useKeys({ savedReplies: byKey ? () => setOpen('choose') : undefined });

  function chosen(more: Partial<Written>, whole: string) {
    inserted.current = whole;
    setOpen(null);
    change(more);
    // The dialog gives the focus back to its button first.
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
