import { translated } from '@portal/application-ui/language';
import { readingMessages as messages, readingLimits } from '@portal/contract-svc-applications-v1';
import { deviceStore } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { TextArea } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { useMemo, useRef, useState } from 'react';
import { type Note, removeNote, writeNote } from '../../api/reading';
import { AskDialog } from '../../frame/common/ask-dialog';
import { dayAndTime } from '../../frame/common/dates';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/reading';
import { Colleagues } from './colleagues';
import { beingNamed, withName } from './mention';
import type { PartProps } from './part';

/** The notes of staff, and a field for one more. */
export function NotesPart({ applicationId, reading, changed }: PartProps) {
  const [removing, setRemoving] = useState<Note | null>(null);
  const { api } = useStaff();
  return (
    <section className="p-reading-part" aria-label={t.notes()}>
      <h3 className="p-card-title">{t.notes()}</h3>
      {reading.notes.length === 0 ? <p className="p-muted">{t.noNotes()}</p> : null}
      {reading.notes.map((note) => (
        <NoteView key={note.id} note={note} remove={() => setRemoving(note)} />
      ))}
      <NoteForm applicationId={applicationId} written={changed} />
      {removing ? (
        <AskDialog
          title={t.removeNoteTitle()}
          button={t.removeNote()}
          harmful
          close={() => setRemoving(null)}
          onConfirm={async () => {
            await removeNote(api, removing.id);
            setRemoving(null);
            changed();
          }}
        >
          <p>{t.removeNoteText()}</p>
          <blockquote className="p-quote" lang="">
            {removing.text}
          </blockquote>
        </AskDialog>
      ) : null}
    </section>
  );
}

function NoteView({ note, remove }: { note: Note; remove: () => void }) {
  const { locale } = useStaff().shell;
  return (
    <div className="p-sent">
      <blockquote className="p-quote" lang="">
        {note.text}
      </blockquote>
      <p className="p-small p-muted p-row p-between mb-0">
        <span>
          {note.by}, {dayAndTime(note.written_at, locale)}
        </span>
        {note.removable ? (
          <button type="button" className="p-link" onClick={remove}>
            {rich(
              t.removeNoteOf({
                by: note.by,
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              }),
            )}
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
    () => deviceStore<string>(`staff:note:${userId}:${applicationId}`, { of: userId }),
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
    if (text.trim() === '' || text.trim().length > readingLimits.note)
      return setProblem(translated(messages.note));
    void run(
      async () => {
        await writeNote(api, applicationId, text);
        // Text typed meanwhile is the next note.
        if (latest.current === text) change('', 0);
        written();
      },
      (error) => setProblem(refusalSentence(error, t.noteNotSaved())),
    );
  }
  return (
    <form
      className="mt-3"
      aria-label={t.aNewNote()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        id="note-text"
        ref={area}
        label={t.writeNote()}
        hint={t.noteHint()}
        rows={3}
        limit={readingLimits.note}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => change(currentTarget.value, currentTarget.selectionStart)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      <Colleagues typed={beingNamed(text, caret)} choose={name} />
      <Button type="submit" variant="outline" busy={busy}>
        {t.saveNote()}
      </Button>
    </form>
  );
}
