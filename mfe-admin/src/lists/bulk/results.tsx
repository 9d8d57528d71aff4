import { Button, Notice } from '@portal/ui';
import { labelled } from '@portal/ui/language';
import { useEffect, useRef } from 'react';
import type { BulkAnswer, PreviewedRow, UndoneRow } from '../../api/bulk';
import { translatedStored } from '../../frame/language/stored';
import * as t from '../../messages/bulk';
import { applicationsInWords, type BulkAct } from './acts';

interface ResultsProps {
  act: BulkAct;
  answer: BulkAnswer;
  rows: PreviewedRow[];
  undone: UndoneRow[] | null;
  busy: boolean;
  undo: () => void;
}

/** The result for each application. */
export function Results({ act, answer: { results, waiting }, rows, undone, busy, undo }: ResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (waiting === 0) heading.current?.focus();
  }, [waiting]);
  const done = results.filter(({ state }) => state === 'done');
  const refused = results.filter(({ state }) => state === 'refused');
  const undoable = results.filter((one) => one.undoable);
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.reference ?? String(id);
  const kept = undone?.filter(({ reason }) => reason !== null) ?? [];
  return (
    <section aria-label={t.whatWasDone()}>
      <h3 ref={heading} tabIndex={-1} className="p-bulk-title">
        {waiting > 0 ? t.doneOf({ done: done.length, all: results.length }) : act.done(done.length)}
      </h3>
      {refused.length > 0 ? (
        <Notice tone="warning" title={t.leftAsWas({ applications: applicationsInWords(refused.length) })}>
          <ul className="mb-0">
            {refused.map(({ id, reason }) => (
              <li key={id}>{labelled(nameOf(id), translatedStored(reason ?? ''))}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {undone ? (
        <Notice
          tone="info"
          title={t.undoneCount({ applications: applicationsInWords(undone.length - kept.length) })}
        >
          {kept.length > 0 ? (
            <ul className="mb-0">
              {kept.map(({ id, reason }) => (
                <li key={id}>{labelled(nameOf(id), translatedStored(reason ?? ''))}</li>
              ))}
            </ul>
          ) : (
            <p className="mb-0">{act.undo?.undone()}</p>
          )}
        </Notice>
      ) : act.undo && undoable.length > 0 && waiting === 0 ? (
        <>
          <p>{act.undo.lead()}</p>
          <Button variant="outline" busy={busy} onClick={undo}>
            {t.undoAll({ count: undoable.length })}
          </Button>
        </>
      ) : null}
    </section>
  );
}
