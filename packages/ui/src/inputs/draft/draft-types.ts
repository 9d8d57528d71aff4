import type { SaveState } from '../../components/save-status';
import type { FormStore } from '../form-state';
import type { DeviceCopy, DeviceSlot, PreSignInDraft, WholeCopy } from './device';
import type { Difference, Side } from './merge';

/** The server's copy of a form. */
export interface ServerCopy<Values> {
  values: Values;
  /** The step to continue with, from 1. */
  step: number;
  /** The furthest step that may be opened; the step to continue with when left out. */
  reached?: number | undefined;
  version: number;
}

export interface SaveRequest<Values> {
  values: Values;
  /** The server's copy on which `values` were typed. */
  base: Values | undefined;
  step: number;
  /**
   * The parts of the form that the person finishes with this save: the server refuses the save while one is incomplete.
   */
  finished?: readonly string[];
  version: number | undefined;
  /** True while the page is being closed: the call must outlive the page. */
  keepalive: boolean;
}

/** The result of a save. */
export interface Saved<Values> {
  version: number;
  /** The stored form, where the server sends it; otherwise the form equals the values sent. */
  values?: Values;
}

export interface DraftOptions<Values extends object> {
  form: FormStore<Values>;
  /** The backup of one person's form. */
  backup(owner: string): DeviceSlot<DeviceCopy<Values>>;
  /** The backup of a form that waits on this device for the sign-in; without it a form cannot wait. */
  waiting?: DeviceSlot<DeviceCopy<Values>>;
  /** Whether a waiting form belongs to the same person as a form from the server. */
  isSamePerson?(waiting: Values, theirs: Values): boolean;
  /** Drafts kept before sign-in. */
  preSignIn?: readonly PreSignInDraft<Values>[];
  /**
   * When answers are saved on the server. 'by-itself' (the default): at every step, when the page is hidden and when
   * the connection returns; the device keeps a copy of the whole form. 'when-told': when the person saves, with the
   * changed answers alone. Until then the device keeps the changes and offers them when the form is opened again;
   * between two copies, only answers changed in both are asked about.
   */
  saves?: 'by-itself' | 'when-told';
  /** Stores a form on the server; the server decides whether to check it. */
  save(request: SaveRequest<Values>): Promise<Saved<Values>>;
  /** Reads a stored form, from the device or the server; missing answers become empty. */
  read(stored: unknown): Values;
  /** The stored form in the `current` of a refused write; undefined when there is none. */
  stored(current: Readonly<Record<string, unknown>>): object | undefined;
  /** Fields that the server sets (ids, the sign-in): always taken from its copy. */
  serverOwned: readonly (keyof Values & string)[];
  /** Fields that are never asked about, by the field whose choice decides them. */
  dependentFields?: Readonly<Record<string, readonly (keyof Values & string)[]>>;
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
  /** True while the whole form is stored on this device until the person can sign in, which needs a connection. */
  waits: boolean;
  conflict: Conflict | null;
  /** True when another tab removed the device's copy: by leaving or by submitting. */
  gone: boolean;
}

export interface Draft<Values extends object> {
  state(): DraftState;
  subscribe(listener: () => void): () => void;
  /** Starts to watch the form, other tabs and the connection. Returns the function that stops. */
  watch(): () => void;
  /** Restores the drafts from before sign-in into the form. Returns the number of the last draft with an answer. */
  restorePreSignIn(): number;
  /**
   * Stores the whole form on this device until the sign-in. False when there is no room, or another form waits already.
   */
  wait(step: number, reached: number): boolean;
  /**
   * Opens the form that waits for the sign-in, if there is one; with `theirs` only when both belong to the same person.
   */
  restoreWaiting(theirs?: Values): boolean;
  /** A person's backup, for when the server cannot be reached. */
  peek(owner: string): WholeCopy<Values> | null;
  /** Removes a person's backup after the server reported that the form is gone; unsaved answers stay. */
  forget(owner: string): void;
  /** Opens a person's form from the backup alone. */
  openOffline(owner: string, copy: WholeCopy<Values>): void;
  /** Opens a person's form; asks when the copies differ. True when the person had to choose. */
  open(owner: string, copy: ServerCopy<Values>): Promise<boolean>;
  /** Records the person's step, so that a reload returns to it. */
  place(step: number, reached: number): void;
  /** The person's last step, from the device or the server. */
  placed(): { step: number; reached: number };
  /**
   * Runs a call that writes: the call carries the version, and its answer may contain the next version. After a
   * conflict the person is asked and CopiesSettled is thrown, so that the page shows the result; when nothing needs to
   * be asked, the call is repeated.
   */
  write<Answer extends object>(call: (version: number | undefined) => Promise<Answer>): Promise<Answer>;
  /** Records a version that an upload of this page created. */
  noteVersion(version: number): void;
  /**
   * Sends the whole form; `step` is the step to continue with, `finished` names the parts that the person finishes.
   * Throws the error of the call.
   */
  save(step?: number, finished?: readonly string[]): Promise<void>;
  /**
   * Sends the whole form while the page is being closed, if any answer is unsent. Resolves when it has arrived or
   * failed.
   */
  flush(): Promise<void>;
  /** Whether the server may lack typed answers. */
  unsaved(): boolean;
  /** The fields that differ from the server's copy. */
  changed(): string[];
  /** Resolves when the running writes have ended, successful or not. */
  rest(): Promise<void>;
  /** Closes the person's form; everything stays on the device. */
  close(): void;
  /** Removes every copy from the device. */
  wipe(): void;
}
