import { steadyCopy } from '../../attachments/files/steady-copy';
import { readProblem } from '../../inputs/draft/problem';
import * as t from '../../messages/uploads';
import { inTurns } from './in-turns';
import { draw, emptySlot, isOnWayLater, isWaiting, nothing, type Slot } from './slot';
import type { Send, StoredFile, Uploads, UploadsOptions } from './uploads-types';

/** The reason for stopping a file that its step waits for while offline: it is sent later. */
const disconnected = { status: 0 };

export function createUploads({ check, failed, linkText, kept }: UploadsOptions): Uploads {
  const slots = new Map<string, Slot>();
  const listeners = new Set<() => void>();
  const inTurn = inTurns();
  let restoring: Promise<void> | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  function change(key: string, part: Partial<Omit<Slot, 'state'>>) {
    const slot = { ...slots.get(key), ...part };
    slots.set(key, { ...slot, state: draw(slot, linkText) });
    notify();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Stores a file on this device, once. */
  async function keep(key: string, file: File) {
    if (slots.get(key)?.kept) return true;
    const isKept = (await kept?.keep(key, file)) ?? false;
    if (isKept && slots.get(key)?.chosen === file) change(key, { kept: true });
    return isKept;
  }

  /** Sends a file. When its step waits for the file, sending ends early while the page stays offline. */
  async function run(key: string, file: File, send: Send, { hasStepWaiting = false } = {}) {
    const stop = new AbortController();
    const note = (part: { percent: number } | { waiting: boolean }) => {
      const running = slots.get(key)?.running;
      if (running?.stop === stop) change(key, { running: { ...running, ...part } });
    };
    let breaks = 0;
    const onWaiting = (waiting: boolean) => {
      note({ waiting });
      breaks = waiting ? breaks + 1 : 0;
      // The first interruption may be short.
      if (hasStepWaiting && breaks > 1 && slots.get(key)?.kept) stop.abort(disconnected);
    };
    change(key, { running: { percent: 0, stop }, error: undefined, broken: false });
    const keeping = keep(key, file);
    try {
      // A file that its step waits for does not queue: other files may depend on the sign-in that comes with it.
      const turn = hasStepWaiting ? (work: () => Promise<StoredFile>) => work() : inTurn;
      const stored = await turn(async () => {
        stop.signal.throwIfAborted();
        const onProgress = (percent: number) => note({ percent });
        return send(file, { onProgress, onWaiting, signal: stop.signal, kept: keeping });
      });
      if (slots.get(key)?.running?.stop !== stop) return;
      kept?.forget(key);
      change(key, { ...nothing, stored });
    } catch (cause) {
      const error = stop.signal.reason === disconnected ? disconnected : cause;
      const { kind } = readProblem(error);
      // A portal that was closed meanwhile opens again.
      const waits = ['offline', 'closed'].includes(kind) && (await keeping);
      const sentence = waits ? null : await failed(key, error);
      // The slot may have a newer file, or none after `cancel`: neither may be changed.
      if (slots.get(key)?.running?.stop !== stop) return;
      const broken = sentence !== null;
      // Whoever has to sign in first may send the same file afterwards.
      const isGone = broken && kind !== 'session';
      if (isGone) kept?.forget(key);
      change(key, {
        running: undefined,
        waits,
        broken,
        error: sentence ?? undefined,
        ...(isGone && { kept: false }),
      });
      throw error;
    }
  }

  /** Checks, stores and sends a copy: the file itself may change while it waits. */
  async function choose(key: string, chosen: File, send?: Send) {
    slots.get(key)?.running?.stop.abort();
    kept?.forget(key);
    const copying = steadyCopy(chosen).catch(() => null);
    const checking = check(key, chosen).then(async (error) =>
      error === null && !(await copying) ? t.fileChanged({ name: chosen.name }) : error,
    );
    change(key, { ...nothing, checking });
    const isLatest = () => slots.get(key)?.checking === checking;
    const error = await checking.catch((cause: unknown) => {
      if (isLatest()) change(key, { checking: undefined });
      throw cause;
    });
    // Another file was chosen meanwhile, or this one was cancelled.
    if (!isLatest()) return;
    const file = await copying;
    if (error !== null || !file)
      return change(key, { checking: undefined, error: error ?? '', refused: true });
    change(key, { checking: undefined, chosen: file, send });
    // The field shows the error; callers that wait for all files use `isStored`.
    if (send) await run(key, file, send).catch(() => undefined);
    else void keep(key, file);
  }

  async function restore(waits: boolean) {
    for (const [key, found] of (await kept?.all()) ?? []) {
      if (slots.get(key)?.chosen || slots.get(key)?.checking) continue;
      const file = await steadyCopy(found).catch(() => null);
      if (file) change(key, { chosen: file, kept: true, waits });
      else {
        kept?.forget(key);
        change(key, { error: t.fileChanged({ name: found.name }), refused: true });
      }
    }
  }

  const isAtRest = () =>
    [...slots.values()].every((slot) => !slot.checking && (!slot.running || isOnWayLater(slot)));

  function drop() {
    for (const slot of slots.values()) slot.running?.stop.abort();
    slots.clear();
    notify();
  }

  return {
    state: (key) => slots.get(key)?.state ?? emptySlot,
    subscribe,
    prepare: () => kept?.prepare(),
    choose,
    async sendChosen(key, send) {
      const { chosen, running } = slots.get(key) ?? {};
      if (!chosen || running) return;
      // Remembered, in case this send fails.
      change(key, { send });
      await run(key, chosen, send, { hasStepWaiting: true });
    },
    async keepChosen(key) {
      const { chosen, waits } = slots.get(key) ?? {};
      if (!chosen || waits) return true;
      const isKept = await keep(key, chosen);
      const slot = slots.get(key);
      if (isKept && slot?.chosen === chosen && !slot.running)
        change(key, { waits: true, broken: false, error: undefined });
      return isKept;
    },
    restore(waits = true) {
      restoring = restore(waits);
      return restoring;
    },
    cancel(key) {
      kept?.forget(key);
      const running = slots.get(key)?.running;
      change(key, nothing);
      running?.stop.abort();
    },
    async remove(key, call) {
      try {
        await call();
        change(key, { stored: undefined, error: undefined });
      } catch (error) {
        const problem = readProblem(error);
        const message = problem.kind === 'fields' ? Object.values(problem.errors)[0] : undefined;
        change(key, { error: message ?? t.removeFailed() });
      }
    },
    async retry(key) {
      const slot = slots.get(key);
      if (slot?.chosen && slot.send && !slot.running) {
        await run(key, slot.chosen, slot.send).catch(() => undefined);
      }
    },
    waiting: (key) => slots.get(key)?.chosen,
    isStored: (key) => slots.get(key)?.stored !== undefined,
    waits: (key) => isWaiting(slots.get(key) ?? {}),
    isThere(key) {
      const slot = slots.get(key);
      return slot?.stored !== undefined || isWaiting(slot ?? {});
    },
    problem(key, isMissing = false) {
      const { broken, refused, stored, error } = slots.get(key) ?? {};
      return broken || (refused && (stored || isMissing)) ? error : undefined;
    },
    unsent: () => [...slots].flatMap(([key, { chosen }]) => (chosen ? [key] : [])),
    atStake: () => [...slots.values()].some(({ checking, chosen }) => checking ?? chosen),
    stored: () =>
      Object.fromEntries([...slots].flatMap(([key, { stored }]) => (stored ? [[key, stored]] : []))),
    load(stored) {
      for (const [key, file] of Object.entries(stored)) change(key, { stored: file });
    },
    async settled() {
      await restoring;
      while (!isAtRest())
        await new Promise<void>((again) => {
          const stop = subscribe(() => {
            stop();
            again();
          });
        });
    },
    drop,
    clear() {
      kept?.forgetAll();
      drop();
    },
  };
}
