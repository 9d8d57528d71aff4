import type { Text } from '@portal/contract-language-v1';
import type { FileScan } from '../../attachments/files';
import type { FileState } from '../../inputs/forms';

/** A stored file. */
export interface StoredFile {
  name: string;
  /** The address of the file. */
  href: string;
  /** Bytes. */
  size?: number | undefined;
  /** The state of the virus scan; absent when the file can be opened. */
  scan?: FileScan | undefined;
}

export interface SendOptions {
  onProgress(percent: number): void;
  /** Reports that the connection is lost and the upload waits for it, or that it goes on. */
  onWaiting(waiting: boolean): void;
  signal: AbortSignal;
  /** Whether this device keeps the file, so that it is sent later where the connection is lost. */
  kept: Promise<boolean>;
}
export type Send = (file: File, options: SendOptions) => Promise<StoredFile>;

export interface UploadState {
  file: FileState;
  /** The error of the file chosen last. */
  error: Text | undefined;
}

export interface UploadsOptions {
  /** The error of a file before it is sent, in one sentence; null when there is none. */
  check(key: string, file: File): Promise<Text | null>;
  /** The message about a file that could not be sent; null when the server refused something other than the file. */
  failed(key: string, error: unknown): Text | null | Promise<Text | null>;
  /** Returns the text of the link to a stored file; 'View file' without it. */
  linkText?: (() => string) | undefined;
  /** Keeps files on this device until they are stored. */
  kept?: KeptFiles | undefined;
}

/** Files stored on this device until the server has them, for a page that is opened again. No method throws. */
export interface KeptFiles {
  /** Loads the code for keeping files, while online. */
  prepare(): void;
  /** Resolves with whether the device keeps the file. */
  keep(key: string, file: File): Promise<boolean>;
  all(): Promise<readonly (readonly [key: string, file: File])[]>;
  forget(key: string): void;
  forgetAll(): void;
}

/**
 * The files of a form. Each is sent separately, so that no file waits for another or is lost with it. A file that this
 * device keeps waits for a connection: it counts for its step, and `sendChosen` sends it once online.
 */
export interface Uploads {
  state(key: string): UploadState;
  subscribe(listener: () => void): () => void;
  /** Loads the code for files, while online. */
  prepare(): void;
  /** Checks a file and, with `send`, sends it at once; without `send` it waits for `sendChosen`. */
  choose(key: string, file: File, send?: Send): Promise<void>;
  /**
   * Sends the waiting file. Throws the error of the call, also when offline and the file stays on this device. Resolves
   * at once when no file waits.
   */
  sendChosen(key: string, send: Send): Promise<void>;
  /** Keeps the chosen file on this device until it is online. False where it cannot be kept. */
  keepChosen(key: string): Promise<boolean>;
  /**
   * Takes over the files that this device has kept for this form; with `waits` (the default) they are sent
   * automatically.
   */
  restore(waits?: boolean): Promise<void>;
  /** Dismisses the chosen file; a stored one stays. */
  cancel(key: string): void;
  /** Runs the call that removes the stored file; after a failure the file stays, with the reason beside it. */
  remove(key: string, call: () => Promise<void>): Promise<void>;
  retry(key: string): Promise<void>;
  /** The chosen file that is not stored. */
  waiting(key: string): File | undefined;
  isStored(key: string): boolean;
  /** Whether the file is kept on this device and is sent once online. */
  waits(key: string): boolean;
  /** Whether a file is stored, or kept on this device until it is online. */
  isThere(key: string): boolean;
  /**
   * The error of a chosen file that was not sent. The person stays at its step, so that no other file takes its place
   * unnoticed. `isMissing`: the file is required and absent, so that a refused file is reported as the problem, as at
   * its field.
   */
  problem(key: string, isMissing?: boolean): Text | undefined;
  /** The keys of the files that are not stored. */
  unsent(): string[];
  /** Whether a file would be lost with this page: it is being checked or sent, or is not stored. */
  atStake(): boolean;
  /** The stored files. */
  stored(): Record<string, StoredFile>;
  /** Sets the stored files. */
  load(stored: Readonly<Record<string, StoredFile>>): void;
  /**
   * Resolves when no file is being checked or sent, except files that wait for a connection. Await it before relying on
   * `waiting`, `isThere` or `isStored`.
   */
  settled(): Promise<void>;
  /** Forgets all files here; what this device keeps stays. */
  drop(): void;
  /** Forgets all files, also those that this device keeps. */
  clear(): void;
}
