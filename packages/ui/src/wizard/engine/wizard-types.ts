import type { FieldErrors, FormStore } from '../../form-state';
import type { Draft, ServerCopy } from './draft-types';
import type { StepUrl } from './step-url';

/** How a step is called, in order; its number is its place in the list, from 1. */
export interface StepName {
  value: string;
  label: string;
}

export interface StepOutcome {
  /** Goes to this step instead of the next, with what is stored already. */
  goTo?: number;
  /** Nothing is left to do in this wizard. */
  done?: boolean;
}

/** What a step knows beyond its fields: its rules and its calls. */
export interface StepLogic<Values> {
  check(values: Values): FieldErrors | Promise<FieldErrors>;
  /** The step's own calls, before the whole form is saved. */
  save?(values: Values): Promise<StepOutcome | undefined>;
  /** Said when the calls fail for another reason than the answers, such as 'Failed to save documents.'. */
  failed?: string;
  /** Said when the sign-in is not accepted any more. */
  sessionLost?: string;
  /** Said when the person may not do this; the sign-in stays. */
  forbidden?: string;
  /** The short messages about answers that the server refused; each stands at its field anyway. */
  refusedFields?: TellFields;
}

export type TellFields = (message: string, errors: FieldErrors) => string[];

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
  /** Said when a save that nobody asked for fails. */
  notAutosaved?: string;
  /** The short messages about refused answers; each distinct sentence when left out. */
  refusedFields?: TellFields;
}

export interface WizardNotify {
  success(message: string): void;
  error(message: string): void;
  loading(message: string): string;
  dismiss(id: string): void;
}

/** What the server tells of the person's application when the page opens. */
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
  /** Whose session this browser holds, if it is one for this wizard. */
  owner(): string | null;
  load(): Promise<Progress<Values>>;
  /** Ends the session on the server and here. */
  signOut(): Promise<void>;
  /** Forgets a session that the server does not accept any more. */
  forget(): void;
  /** Goes to the home page. */
  goHome(): void;
  /** Where a person whose sign-in has ended signs in again; the first step when left out. */
  signInStep?: number;
  /** Milliseconds between saves while a person types; none when left out. */
  autosaveMs?: number;
  /** The steps that save by themselves; all when left out. */
  autosaveOn?(step: number): boolean;
}

export interface WizardState {
  /** 'restoring' until it is known where the person was; 'failed' when that could not be asked. */
  phase: 'restoring' | 'failed' | 'form' | 'done';
  step: number;
  reached: number;
  /** Where Next leads when a person came from the review to change something. */
  back: number | null;
  busy: 'next' | 'previous' | 'leave' | null;
  /** An error that belongs to no field. */
  problem: string | null;
  leaving: 'typed' | 'unsaved' | null;
}

export interface Wizard<Values extends object> {
  state(): WizardState;
  subscribe(listener: () => void): () => void;
  /** Finds out where the person was and watches from then on. Returns the function that stops it. */
  start(): () => void;
  retry(): Promise<void>;
  next(logic: StepLogic<Values>): Promise<void>;
  previous(): Promise<void>;
  /** Opens a step that is open already; `back` comes straight back from it. */
  open(step: number, options?: { back?: number | null }): Promise<void>;
  leave(): Promise<void>;
  /** The answer to the question that leaving asked. */
  answerLeaving(answer: 'stay' | 'keep' | 'delete'): Promise<void>;
  /** Tells what became of a call that a step made by itself; begins anew when the sign-in is over. */
  fail(error: unknown): void;
  /** The application is in: nothing of it stays on this device. */
  finish(): void;
}
