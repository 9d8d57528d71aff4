import { readingLimits, readingMessages as say } from '@portal/contract-svc-applications-v1';
import { deviceStore } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { TextArea } from '@portal/ui/forms';
import { useMemo, useRef, useState } from 'react';
import { type Note, removeNote, writeNote } from '../api/reading';
import { AskDialog } from '../common/ask-dialog';
import { dayAndTime } from '../common/dates';
import { refusalSentence } from '../common/refusal';
import { useStaff } from '../common/staff-context';
import { useWork } from '../common/use-work';
import { Colleagues } from './colleagues';
import { beingNamed, withName } from './mention';
import type { PartProps } from './part';

/** The notes of staff, and a field for one more. */
export function NotesPart({ applicationId, reading, changed }: PartProps) {
  const [removing, setRemoving] = useState<Note | null>(null);
  const { api } = useStaff();
  return (
    <section className="p-reading-part" aria-label="Notes">
      <h3 className="p-card-title">Notes</h3>
      {reading.notes.length === 0 ? <p className="p-muted">No notes yet.</p> : null}
      {reading.notes.map((note) => (
        <NoteView key={note.id} note={note} remove={() => setRemoving(note)} />
      ))}
      <NoteForm applicationId={applicationId} written={changed} />
      {removing ? (
        <AskDialog
          title="Remove this note?"
          button="Remove note"
          harmful
          close={() => setRemoving(null)}
          onConfirm={async () => {
            await removeNote(api, removing.id);
            setRemoving(null);
            changed();
          }}
        >
          <p>Nobody can read it any more.</p>
          <blockquote className="p-quote">{removing.text}</blockquote>
        </AskDialog>
      ) : null}
    </section>
  );
}

function NoteView({ note, remove }: { note: Note; remove: () => void }) {
  const { locale } = useStaff().shell;
  return (
    <div className="p-sent">
      <blockquote className="p-quote">{note.text}</blockquote>
      <p className="p-small p-muted p-row p-between mb-0">
        <span>
          {note.by}, {dayAndTime(note.written_at, locale)}
        </span>
        {note.removable ? (
          <button type="button" className="p-link" onClick={remove}>
            Remove<span className="visually-hidden"> the note of {note.by}</span>
          </button>
        ) : null}
      </p>
    </div>
  );
}

function NoteForm({ applicationId, written }: { applicationId: number; written: () => void }) {
  const { api, userId } = useStaff();
  const { busy, run } = useWork();
  const kept = useMemo(
    () => deviceStore<string>(`staff:note:${userId}:${applicationId}`),
    [userId, applicationId],
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => kept.read() ?? '');
  const latest = useRef(text);
  latest.current = text;
  const [caret, setCaret] = useState(0);
  const [problem, setProblem] = useState<string | undefined>();

  function change(next: string, at: number) {
    setText(next);
    setCaret(at);
    setProblem(undefined);
    if (next === '') kept.clear();
    else kept.write(next);
  }
  function name(colleague: string) {
    const next = withName(text, caret, colleague);
    change(next.text, next.caret);
    area.current?.focus();
  }
  function submit() {
    if (busy) return;
    if (text.trim() === '' || text.trim().length > readingLimits.note) return setProblem(say.note);
    void run(
      async () => {
        await writeNote(api, applicationId, text);
        // What was typed meanwhile is the next note.
        if (latest.current === text) change('', 0);
        written();
      },
      (error) => setProblem(refusalSentence(error, 'The note could not be saved. It is kept here.')),
    );
  }
  return (
    <form
      className="mt-3"
      aria-label="A new note"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        id="note-text"
        ref={area}
        label="Write a note"
        hint="Type @ and a name to tell a colleague."
        rows={3}
        limit={readingLimits.note}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => change(currentTarget.value, currentTarget.selectionStart)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      <Colleagues typed={beingNamed(text, caret)} choose={name} />
      <Button type="submit" variant="outline" busy={busy}>
        Save note
      </Button>
    </form>
  );
}
