import type { SaveState } from '../../components/save-status';
import type { FormStore } from '../../form-state';
import type { DeviceCopy, DeviceSlot, EarlyDraft } from './device';
import type { Difference, Side } from './merge';

/** What the server holds of a form. */
export interface ServerCopy<Values> {
  values: Values;
  /** Where the person is to continue, from 1. */
  step: number;
  version: number;
}

export interface SaveRequest<Values> {
  values: Values;
  step: number;
  version: number | undefined;
  /** True when the page is going away: the call must outlive it. */
  keepalive: boolean;
}

export interface DraftOptions<Values extends object> {
  form: FormStore<Values>;
  /** The backup of one person's form. */
  backup(owner: string): DeviceSlot<DeviceCopy<Values>>;
  /** What is kept before anybody has signed in. */
  early: readonly EarlyDraft<Values>[];
  /** Stores a form on the server, unchecked. */
  save(request: SaveRequest<Values>): Promise<{ version: number }>;
  /** Reads a form as the server keeps it; what is missing becomes empty. */
  read(stored: unknown): Values;
  /** Fields of the server's making (ids, the sign-in): always taken from it. */
  serverOwned: readonly (keyof Values & string)[];
  now?: () => number;
}

/** Two copies that differ, waiting for the person's choice. */
export interface Conflict {
  differences: readonly Difference[];
  settle(choices: Readonly<Record<string, Side>>): void;
}

export interface DraftState {
  save: SaveState;
  /** Milliseconds since 1970 of the last save on the server. */
  savedAt: number | null;
  signedIn: boolean;
  conflict: Conflict | null;
  /** True when another tab removed the copy from the device: it left, or it submitted. */
  gone: boolean;
}

export interface Draft<Values extends object> {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Begins to watch the form, other tabs and the connection. Returns the function that stops it. */
  watch(): () => void;
  /** Puts what was kept before sign-in back into the form. The number of the last draft that held something. */
  restoreEarly(): number;
  /** The backup of a person, for when the server cannot be asked. */
  peek(owner: string): DeviceCopy<Values> | null;
  /** Works on a person's form from the backup alone. */
  openOffline(owner: string, copy: DeviceCopy<Values>): void;
  /** Works on a person's form from now on; asks when the copies differ. */
  open(owner: string, copy: ServerCopy<Values>): Promise<void>;
  /** Notes where the person is, so that a reload comes back to it. */
  place(step: number, reached: number): void;
  /** Where the person was, as the device or the server knows it. */
  placed(): { step: number; reached: number };
  /**
   * One writing call: carries the version. At a conflict it asks the person and then throws CopiesSettled, so
   * that they see what they chose; when there is nothing to ask it tries again by itself.
   */
  write<Answer extends { version: number }>(
    call: (version: number | undefined) => Promise<Answer>,
  ): Promise<Answer>;
  /** A version that an upload of this page brought about. */
  noteVersion(version: number): void;
  /** Sends the whole form. Throws what the call throws. */
  save(step: number): Promise<void>;
  /** Sends the whole form while the page goes away, if something is unsent. */
  flush(): void;
  unsaved(): boolean;
  /** When the writes that are on their way have ended, well or not. */
  rest(): Promise<void>;
  /** Stops working on the person's form; everything stays on the device. */
  close(): void;
  /** Removes every copy from the device. */
  wipe(): void;
}
