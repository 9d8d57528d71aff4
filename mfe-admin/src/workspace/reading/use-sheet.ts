import { ApiError, deviceStore } from '@portal/remote-sdk';
import type { SaveState } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keepSheet, type OwnScoreSheet, sendSheet, type TypedSheet } from '../../api/reading';
import { sessionRefused } from '../../frame/common/session-refused';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/reading';

/** The typed content of a score sheet. */
export interface Typed {
  points: TypedSheet['points'];
  comment: string;
}

export interface SheetOptions {
  applicationId: number;
  formId: number;
  stored: OwnScoreSheet | null;
  /** Called after the sheet was sent. */
  sent: () => void;
}

/** The content on this device, with the version of the stored sheet on which it is based. */
interface Kept extends Typed {
  version: number;
}

const saveAfterMs = 600;

/** A score sheet being filled in: kept on this device at every change, and on the server a moment later. */
export function useSheet({ applicationId, formId, stored, sent }: SheetOptions) {
  const { api, shell, userId } = useStaff();
  const kept = useMemo(
    () => deviceStore<Kept>(`staff:score-sheet:${userId}:${applicationId}`, { of: userId }),
    [userId, applicationId],
  );
  const aside = useMemo(
    () => deviceStore<Typed>(`staff:score-sheet-aside:${userId}:${applicationId}`, { of: userId }),
    [userId, applicationId],
  );
  const [found] = useState(() => kept.read());
  const isOlder = found !== null && found.version !== (stored?.version ?? 0);
  const [typed, setTyped] = useState<Typed>(() => {
    const { points, comment } = found && !isOlder ? found : (stored ?? { points: {}, comment: '' });
    return { points: points as Typed['points'], comment };
  });
  /** Content on this device that is based on an older version than the stored one: the reviewer chooses. */
  const [before, setBefore] = useState(() => {
    if (isOlder) {
      aside.write(found);
      kept.clear();
    }
    return aside.read();
  });
  const [state, setState] = useState<SaveState>('idle');
  const [savedAt, setSavedAt] = useState<string | null>(stored?.saved_at ?? null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const version = useRef(stored?.version ?? 0);
  const latest = useRef(typed);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Saves are sent one after the other, because each is based on the version of the previous one. */
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const body = (): TypedSheet => ({ form_id: formId, ...latest.current, version: version.current });

  async function keep() {
    const now = latest.current;
    setState('saving');
    try {
      const saved = await keepSheet(api, applicationId, body());
      version.current = saved.version;
      setSavedAt(saved.saved_at);
      setFailure(null);
      setState('saved');
      if (latest.current !== now) kept.write({ ...latest.current, version: saved.version });
      else kept.clear();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState(error.status === 0 ? 'offline' : 'failed');
      if (!sessionRefused(shell, error) && error.status !== 0) setFailure(error);
    }
  }
  function saveNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    line.current = line.current.then(keep);
    return line.current;
  }
  const leave = useRef(() => undefined as unknown);
  leave.current = () => timer.current !== undefined && saveNow();

  // Unsaved content is sent when the reviewer opens another application.
  useEffect(() => () => void leave.current(), []);

  function change(changed: Partial<Typed>) {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    setTyped(next);
    kept.write({ ...next, version: version.current });
    setState('device');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), saveAfterMs);
  }

  async function send() {
    if (busy) return;
    setBusy(true);
    clearTimeout(timer.current);
    timer.current = undefined;
    await line.current;
    try {
      await sendSheet(api, applicationId, body());
      kept.clear();
      shell.notify.success(t.sheetSent());
      sent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!sessionRefused(shell, error)) setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    typed,
    change,
    state,
    savedAt,
    failure,
    busy,
    send: () => void send(),
    before,
    /** Uses the content of this device in place of the stored one. */
    takeBefore() {
      if (!before) return;
      setBefore(null);
      aside.clear();
      change({ points: before.points, comment: before.comment });
    },
    dropBefore() {
      setBefore(null);
      aside.clear();
    },
  };
}
