import type { Draft, ServerCopy } from '../../inputs/draft';
import type { FieldErrors, FormStore } from '../../inputs/form-state';
import type { StepUrl } from './step-url';

/** The name of a step; its number is its position in the list, from 1. */
export interface StepName {
  value: string;
  label: string;
  /** The time it takes in seconds; no time is shown when a step leaves it out. */
  seconds?: number;
}

export interface StepOutcome {
  /** The step to open instead of the next, with the stored answers. */
  goTo?: number;
  /** True when the wizard is finished. */
  done?: boolean;
  /** True when some of the step's calls are delayed until online: the step's parts are not finished yet. */
  later?: boolean;
}

/** The logic of a step: its rules and its calls. */
export interface StepLogic<Values> {
  check(values: Values): FieldErrors | Promise<FieldErrors>;
  /** The step's own calls (sign-in, files, submission), before the whole form is saved. */
  save?(values: Values): Promise<StepOutcome | undefined>;
  /** Whether the person may go on while offline: the step's calls are then made once online. */
  canWait?(values: Values): boolean | Promise<boolean>;
  /** True for a step whose calls sign in. */
  signsIn?: boolean;
  /** The parts of the form that Next finishes: their save is refused while an answer in them is missing or wrong. */
  finishes?: readonly string[];
  /** The message when calls fail for another reason than the answers, such as 'Failed to save documents.'. */
  failed?: string;
  /** The message when the session has ended. */
  sessionLost?: string;
  /** The message when the person may not do this; the session stays. */
  forbidden?: string;
  /** The toasts about answers that the server refused; each message is shown at its field, too. */
  refusedFields?: ShowFields;
}

export type ShowFields = (message: string, errors: FieldErrors) => string[];

export interface WizardMessages {
  saving: string;
  saved: string;
  notSaved: string;
  restoring: string;
  restoreFailed: string;
  sessionLost: string;
  failed: string;
  unexpected: string;
  offline: string;
  /** The message when an automatic save fails. */
  notAutosaved?: string;
  /** The toasts about refused answers; every distinct message when left out. */
  refusedFields?: ShowFields;
}

export interface WizardNotify {
  success(message: string): void;
  error(message: string): void;
  loading(message: string): string;
  dismiss(id: string): void;
}

/** The server's state of the person's application when the page opens. */
export type Progress<Values> =
  | { kind: 'open'; owner: string; copy: ServerCopy<Values> }
  | { kind: 'done' }
  | { kind: 'none' };

export interface WizardOptions<Values extends object> {
  steps: readonly StepName[];
  form: FormStore<Values>;
  draft: Draft<Values>;
  url: StepUrl;
  notify: WizardNotify;
  messages: WizardMessages;
  /** The furthest step that an anonymous person may open with these answers. */
  openTo(values: Values): number;
  /** The person of this browser's session, if the session is valid for this wizard. */
  owner(): string | null;
  /** Loads the code that reads a stored form; undefined when no form is stored. */
  prepare?(): Promise<unknown> | undefined;
  load(): Promise<Progress<Values>>;
  /**
   * Ends this browser's session, if there is one, on the server and here. It may ask about other unsaved text, unless
   * the person was `asked` already. Resolves to false when the person decides to stay.
   */
  signOut(asked: boolean): Promise<boolean>;
  /** Forgets a session that the server no longer accepts. */
  forget(): void;
  /** Goes to the home page, or to the person's own pages while they are signed in there. */
  goHome(): void;
  /** The files of the form. */
  files?: {
    /** Whether files would be lost: chosen, being sent, or kept on this device until it is online. */
    atStake(): boolean;
    /** Forgets all files, also those that this device keeps. */
    clear(): void;
  };
  /** The step whose sign-in may be delayed until online; without it nobody can go on before the sign-in. */
  late?: { step: number; logic(): Promise<StepLogic<Values>> };
  /** The step for signing in again after a session has ended; the first step when left out. */
  signInStep?: number;
  /**
   * Shows a sign-in on the current step after the session has ended. False when `signInStep` is to be shown instead.
   */
  askInPlace?(step: number): boolean;
  /** Milliseconds between automatic saves while a person types; none when left out. */
  autosaveMs?: number;
  /** The steps with automatic saves; all steps when left out. */
  autosaveOn?(step: number): boolean;
}

export interface WizardState {
  /** 'restoring' until the person's last step is known; 'failed' when it could not be loaded. */
  phase: 'restoring' | 'failed' | 'form' | 'done';
  step: number;
  reached: number;
  /** The step after Next when a person came from the review to change an answer. */
  back: number | null;
  busy: 'next' | 'previous' | 'leave' | null;
  /** An error without a field. */
  problem: string | null;
  leaving: 'typed' | 'unsaved' | null;
}

export interface Wizard<Values extends object> {
  state(): WizardState;
  subscribe(listener: () => void): () => void;
  /** Restores the person's last step and starts to watch. Returns the function that stops watching. */
  start(): () => void;
  retry(): Promise<void>;
  next(logic: StepLogic<Values>): Promise<void>;
  previous(): Promise<void>;
  /** Opens a step that is reachable already; with `back`, Next returns to that step. */
  open(step: number, options?: { back?: number | null }): Promise<void>;
  /**
   * Makes the delayed sign-in, then sends the typed answers; does nothing without a delayed sign-in. Being offline is
   * reported only when the person `asked` for it.
   */
  signInLate(options?: { asked?: boolean }): Promise<void>;
  /** Leaves for the page of `goHome`, and ends this browser's session unless `keepSession` is set. */
  leave(options?: { keepSession?: boolean }): Promise<void>;
  /** Handles the answer to the dialog about leaving. */
  answerLeaving(answer: 'stay' | 'keep' | 'delete'): Promise<void>;
  /** Shows the error of a call that a step made by itself; restarts when the session has ended. */
  fail(error: unknown): void;
  /** Called after the submission: removes the application from this device. */
  finish(): void;
}
