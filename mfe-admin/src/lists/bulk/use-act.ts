import { ApiError } from '@portal/remote-sdk';
import { useRef, useState } from 'react';
import { actOnSeveral, type BulkAnswer, type PreviewedRow, type UndoneRow, undoBulk } from '../../api/bulk';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/bulk';
import type { BulkAct, BulkWords, Refused } from './acts';

/** Runs an act and repeats its call until nothing waits. A retry after a failure continues with the same key. */
export function useAct({ key: act, fields }: Pick<BulkAct, 'key' | 'fields'>, changed: () => void) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const begun = useRef<{ asked: string; key: string } | null>(null);
  const [answer, setAnswer] = useState<BulkAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [undone, setUndone] = useState<UndoneRow[] | null>(null);

  function perform(rows: PreviewedRow[], words: BulkWords) {
    setFailure(null);
    setRefused(null);
    const items = rows.map(({ id, version, readers }) => ({
      ...{ id, version },
      ...(readers.length > 0 && { readers: readers.map((one) => one.id) }),
    }));
    const asked = JSON.stringify([items, words]);
    if (begun.current?.asked !== asked) begun.current = { asked, key: crypto.randomUUID() };
    const request = { ...words, key: begun.current.key, act, items };
    void run(
      async () => {
        let waiting = Number.POSITIVE_INFINITY;
        for (;;) {
          const result = await actOnSeveral(api, request);
          setAnswer(result);
          if (result.waiting === 0) break;
          if (result.waiting >= waiting) {
            setFailure(t.notAllDone());
            break;
          }
          waiting = result.waiting;
        }
        changed();
      },
      (error) => {
        const atFields = refusedOf(error, fields);
        if (atFields) setRefused(atFields);
        else setFailure(refusalSentence(error, t.notAllDone()));
        changed();
      },
    );
  }

  function undo() {
    const id = answer?.act.id;
    if (id === undefined) return;
    setFailure(null);
    void run(
      async () => {
        const results = await undoBulk(api, id);
        setUndone(results);
        if (results.every(({ reason }) => reason === null)) shell.notify.success(t.isUndone());
        changed();
      },
      (error) => setFailure(refusalSentence(error, t.undoFailed())),
    );
  }

  return { busy, answer, failure, refused, undone, perform, undo };
}

/** Returns refusals of these fields; null if another field was refused as well, or if the call failed otherwise. */
export function refusedOf(error: unknown, fields: RegExp | undefined): Refused | null {
  if (!fields || !(error instanceof ApiError) || error.status !== 422) return null;
  const sentences = Object.entries(error.errors).map(([name, [sentence = '']]) => [name, sentence] as const);
  const isShown = sentences.length > 0 && sentences.every(([name]) => fields.test(name));
  return isShown ? Object.fromEntries(sentences) : null;
}
