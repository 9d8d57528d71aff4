import type { FileState } from '../../forms';

/** A file that the server holds. */
export interface StoredFile {
  name: string;
  /** Where it opens. */
  href: string;
  /** Bytes. */
  size?: number | undefined;
}

export interface SendOptions {
  onProgress(percent: number): void;
  signal: AbortSignal;
}
export type Send = (file: File, options: SendOptions) => Promise<StoredFile>;

export interface UploadState {
  file: FileState;
  /** What is wrong with the file chosen last. */
  error: string | undefined;
}

export interface UploadsOptions {
  /** What is wrong with a file before it is sent, in one sentence; null when nothing is. */
  check(key: string, file: File): Promise<string | null>;
  /** The sentence about a file that could not be sent; null when something else than the file was refused. */
  failed(key: string, error: unknown): string | null;
  /** Words of the link to a stored file. */
  linkText: string;
}

/** The files of one form: each by itself, so that none waits for or is lost with another. */
export interface Uploads {
  state(key: string): UploadState;
  subscribe(listener: () => void): () => void;
  /** Checks a file and, with `send`, sends it at once; without, it waits for `sendChosen`. */
  choose(key: string, file: File, send?: Send): Promise<void>;
  /** Sends the file that waits. Throws what the call throws. Nothing waits: resolves at once. */
  sendChosen(key: string, send: Send): Promise<void>;
  cancel(key: string): void;
  retry(key: string): Promise<void>;
  /** The file that waits to be sent. */
  waiting(key: string): File | undefined;
  isStored(key: string): boolean;
  /** Files that the server is known to hold. */
  load(stored: Readonly<Record<string, StoredFile>>): void;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  clear(): void;
}

interface Slot {
  stored?: StoredFile | undefined;
  chosen?: File | undefined;
  send?: Send | undefined;
  running?: { percent: number; stop: AbortController; done: Promise<void> } | undefined;
  error?: string | undefined;
  /** The chosen file was tried and did not arrive. */
  broken?: boolean;
  state: UploadState;
}

const nothing: UploadState = { file: { status: 'empty' }, error: undefined };

function draw(
  { stored, chosen, running, error, broken }: Omit<Slot, 'state'>,
  linkText: string,
): UploadState {
  const link = stored && { href: stored.href, linkText };
  if (chosen) {
    const about = { name: chosen.name, size: chosen.size };
    if (running) return { file: { status: 'uploading', ...about, percent: running.percent }, error };
    return { file: { status: broken ? 'failed' : 'chosen', ...about, ...link }, error };
  }
  if (stored) return { file: { status: 'stored', name: stored.name, size: stored.size, ...link }, error };
  return { file: { status: 'empty' }, error };
}

export function createUploads({ check, failed, linkText }: UploadsOptions): Uploads {
  const slots = new Map<string, Slot>();
  const listeners = new Set<() => void>();

  function change(key: string, part: Partial<Omit<Slot, 'state'>>) {
    const slot = { ...slots.get(key), ...part };
    slots.set(key, { ...slot, state: draw(slot, linkText) });
    for (const listener of listeners) listener();
  }

  async function run(key: string, file: File, send: Send) {
    const stop = new AbortController();
    const progress = (percent: number) => {
      const running = slots.get(key)?.running;
      if (running?.stop === stop) change(key, { running: { ...running, percent } });
    };
    const sending = send(file, { onProgress: progress, signal: stop.signal });
    const done = sending.then(
      () => undefined,
      () => undefined,
    );
    change(key, { running: { percent: 0, stop, done }, error: undefined, broken: false });
    try {
      const stored = await sending;
      if (slots.get(key)?.running?.stop === stop)
        change(key, { stored, chosen: undefined, running: undefined, send: undefined });
    } catch (error) {
      // A cancelled file was put away by `cancel`; a newer choice must not be touched either.
      if (slots.get(key)?.running?.stop !== stop) return;
      const sentence = failed(key, error);
      change(key, { running: undefined, broken: sentence !== null, error: sentence ?? undefined });
      throw error;
    }
  }

  async function choose(key: string, file: File, send?: Send) {
    slots.get(key)?.running?.stop.abort();
    change(key, { running: undefined, chosen: undefined, send: undefined, broken: false, error: undefined });
    const error = await check(key, file);
    if (error !== null) return change(key, { error });
    change(key, { chosen: file, send });
    // Told at the field; who waits for all files asks `isStored`.
    if (send) await run(key, file, send).catch(() => undefined);
  }

  return {
    state: (key) => slots.get(key)?.state ?? nothing,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    choose,
    async sendChosen(key, send) {
      const chosen = slots.get(key)?.chosen;
      if (!chosen) return;
      // Kept for another try, when this one fails.
      change(key, { send });
      await run(key, chosen, send);
    },
    cancel(key) {
      const running = slots.get(key)?.running;
      change(key, {
        running: undefined,
        chosen: undefined,
        send: undefined,
        broken: false,
        error: undefined,
      });
      running?.stop.abort();
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
      await Promise.all([...slots.values()].map((slot) => slot.running?.done));
    },
    clear() {
      for (const slot of slots.values()) slot.running?.stop.abort();
      slots.clear();
      for (const listener of listeners) listener();
    },
  };
}
