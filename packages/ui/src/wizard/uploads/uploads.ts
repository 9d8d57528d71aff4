import { readProblem } from '../../draft/problem';
import type { FileScan } from '../../files';
import type { FileState } from '../../forms';
import * as t from '../../messages/uploads';

/** A stored file. */
export interface StoredFile {
  name: string;
  /** The address of the file. */
  href: string;
  /** Bytes. */
  size?: number | undefined;
  /** Missing where the file can be opened. */
  scan?: FileScan | undefined;
}

export interface SendOptions {
  onProgress(percent: number): void;
  /** Tells that the line is gone and the upload waits for it, or that it goes on. */
  onWaiting(waiting: boolean): void;
  signal: AbortSignal;
}
export type Send = (file: File, options: SendOptions) => Promise<StoredFile>;

export interface UploadState {
  file: FileState;
  /** The error of the file chosen last. */
  error: string | undefined;
}

export interface UploadsOptions {
  /** The error of a file before it is sent, in one sentence; null when there is none. */
  check(key: string, file: File): Promise<string | null>;
  /** The message about a file that could not be sent; null when the server refused something other than the file. */
  failed(key: string, error: unknown): string | null | Promise<string | null>;
  /** Says the text of the link to a stored file; 'View file' without it. */
  linkText?: (() => string) | undefined;
  /** Keeps files on this device while they are sent. */
  kept?: KeptFiles | undefined;
}

/** Files on this device that are on their way, for a page that is opened again. Nothing here fails. */
export interface KeptFiles {
  keep(key: string, file: File): void;
  find(key: string): Promise<File | undefined>;
  forget(key: string): void;
  forgetAll(): void;
}

/** The files of a form. Each is sent separately, so that no file waits for another or is lost with it. */
export interface Uploads {
  state(key: string): UploadState;
  subscribe(listener: () => void): () => void;
  /** Checks a file and, with `send`, sends it at once; without `send` it waits for `sendChosen`. */
  choose(key: string, file: File, send?: Send): Promise<void>;
  /** Sends the waiting file. Throws the error of the call. Without a waiting file it resolves at once. */
  sendChosen(key: string, send: Send): Promise<void>;
  /** Sends a file that was on its way when the page was closed. */
  resume(key: string, send: Send): Promise<void>;
  cancel(key: string): void;
  /** Runs the call that removes the stored file; after a failure the file stays, with the reason beside it. */
  remove(key: string, call: () => Promise<void>): Promise<void>;
  retry(key: string): Promise<void>;
  /** The waiting file. */
  waiting(key: string): File | undefined;
  isStored(key: string): boolean;
  /** Sets the stored files. */
  load(stored: Readonly<Record<string, StoredFile>>): void;
  /** Resolves when no file is being checked or sent. To be awaited before `waiting` and `isStored` decide anything. */
  settled(): Promise<void>;
  clear(): void;
}

interface Slot {
  stored?: StoredFile | undefined;
  chosen?: File | undefined;
  send?: Send | undefined;
  /** The check of the file chosen last. */
  checking?: Promise<string | null> | undefined;
  running?: { percent: number; waiting?: boolean; stop: AbortController; done: Promise<void> } | undefined;
  error?: string | undefined;
  /** True when sending the chosen file failed. */
  broken?: boolean;
  state: UploadState;
}

/**
 * The number of files sent at once. More files would only slow each other down on a slow connection; the portal accepts
 * three of one session.
 */
const atOnce = 2;

/** A queue that runs at most `atOnce` pieces of work, in order of arrival. */
function inTurns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next piece of work takes over the free place.
      if (next) next();
      else running -= 1;
    }
  };
}

/** A place whose file was taken back, or is about to be another. */
const nothing = {
  checking: undefined,
  running: undefined,
  chosen: undefined,
  send: undefined,
  broken: false,
  error: undefined,
} satisfies Partial<Slot>;

const emptySlot: UploadState = { file: { status: 'empty' }, error: undefined };

function draw(
  { stored, chosen, running, error, broken }: Omit<Slot, 'state'>,
  linkText: UploadsOptions['linkText'],
): UploadState {
  const link = stored && { href: stored.href, ...(linkText && { linkText }) };
  if (chosen) {
    const about = { name: chosen.name, size: chosen.size };
    if (running) {
      const { percent, waiting } = running;
      return { file: { status: 'uploading', ...about, percent, ...(waiting && { waiting }) }, error };
    }
    return { file: { status: broken ? 'failed' : 'chosen', ...about, ...link }, error };
  }
  if (stored) {
    const { size, scan } = stored;
    const file: FileState = {
      status: 'stored',
      // Said in the language of whenever it is read.
      get name() {
        return stored.name;
      },
      size,
      scan,
      ...(scan ? {} : link),
    };
    return { file, error };
  }
  return { file: { status: 'empty' }, error };
}

export function createUploads({ check, failed, linkText, kept }: UploadsOptions): Uploads {
  const slots = new Map<string, Slot>();
  const listeners = new Set<() => void>();
  const inTurn = inTurns();

  function change(key: string, part: Partial<Omit<Slot, 'state'>>) {
    const slot = { ...slots.get(key), ...part };
    slots.set(key, { ...slot, state: draw(slot, linkText) });
    for (const listener of listeners) listener();
  }

  async function run(key: string, file: File, send: Send) {
    const stop = new AbortController();
    const tell = (part: { percent: number } | { waiting: boolean }) => {
      const running = slots.get(key)?.running;
      if (running?.stop === stop) change(key, { running: { ...running, ...part } });
    };
    const sending = inTurn(async () => {
      stop.signal.throwIfAborted();
      return send(file, {
        onProgress: (percent) => tell({ percent }),
        onWaiting: (waiting) => tell({ waiting }),
        signal: stop.signal,
      });
    });
    const done = sending.then(
      () => undefined,
      () => undefined,
    );
    change(key, { running: { percent: 0, stop, done }, error: undefined, broken: false });
    try {
      const stored = await sending;
      if (slots.get(key)?.running?.stop !== stop) return;
      kept?.forget(key);
      change(key, { stored, chosen: undefined, running: undefined, send: undefined });
    } catch (error) {
      const sentence = await failed(key, error);
      // `cancel` has removed a cancelled file; a newer choice must not be touched either.
      if (slots.get(key)?.running?.stop !== stop) return;
      if (sentence !== null) kept?.forget(key);
      change(key, { running: undefined, broken: sentence !== null, error: sentence ?? undefined });
      throw error;
    }
  }

  async function choose(key: string, file: File, send?: Send) {
    slots.get(key)?.running?.stop.abort();
    kept?.forget(key);
    const checking = check(key, file);
    change(key, { ...nothing, checking });
    const error = await checking;
    // Another file was chosen meanwhile, or this one was taken back.
    if (slots.get(key)?.checking !== checking) return;
    if (error !== null) return change(key, { checking: undefined, error });
    change(key, { checking: undefined, chosen: file, send });
    // The field shows the error; callers that wait for all files use `isStored`.
    if (!send) return;
    kept?.keep(key, file);
    await run(key, file, send).catch(() => undefined);
  }

  return {
    state: (key) => slots.get(key)?.state ?? emptySlot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose,
    async sendChosen(key, send) {
      const chosen = slots.get(key)?.chosen;
      if (!chosen) return;
      // Kept for another try if this send fails.
      change(key, { send });
      await run(key, chosen, send);
    },
    async resume(key, send) {
      const file = slots.get(key)?.chosen ? undefined : await kept?.find(key);
      if (file && !slots.get(key)?.chosen) await choose(key, file, send);
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
        const told = problem.kind === 'fields' ? Object.values(problem.errors)[0] : undefined;
        change(key, { error: told ?? t.removeFailed() });
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
    load(stored) {
      for (const [key, file] of Object.entries(stored)) change(key, { stored: file });
    },
    async settled() {
      await Promise.allSettled([...slots.values()].map(({ checking }) => checking));
      // A file that has been checked begins to be sent.
      await Promise.all([...slots.values()].map(({ running }) => running?.done));
    },
    clear() {
      kept?.forgetAll();
      for (const slot of slots.values()) slot.running?.stop.abort();
      slots.clear();
      for (const listener of listeners) listener();
    },
  };
}
