import type { ShellApi } from '@portal/contract-shell-v1';
import type { FormStore } from '@portal/ui/form-state';
import type {
  DescribedField,
  DeviceSlot,
  Draft,
  StepLogic,
  StepUrl,
  StoredFile,
  Uploads,
  Wizard,
  WizardMessages,
  WizardOptions,
} from '@portal/ui/wizard';
import type { ComponentType } from 'react';
import type { CommonForm } from '../form';
import type { AsideStore } from './aside/aside';
import type { StoredProgress, Submission, WizardApi } from './calls';

/** What a step's folder exports: its fields, and its rules with its calls. */
export interface StepModule<F extends CommonForm = CommonForm, A extends WizardApi<F> = WizardApi<F>> {
  Fields: ComponentType;
  logic(app: WizardApp<F, A>): StepLogic<F>;
}

/** What a person reads at a step, and where its code is. */
export interface StepScreen {
  label: string;
  lead: string;
  tip: string;
  load(): Promise<{ step: StepModule }>;
}

export interface StepDefinition extends StepScreen {
  value: string;
  /** The first fields of paths that belong to this step, for errors that are found elsewhere. */
  fields: readonly string[];
}

/** The sentences of a wizard beyond those of the frame. */
export interface ApplicationWords {
  loggedIn: string;
  welcomeBack(step: number): string;
  restoredPersonal: string;
  /** A toast when the page opens with a session and finds what was stored. */
  restored?: string;
  /** A toast at every sign-in that fails for another reason than an answer. */
  signInFailed?: string;
  /** What stands in the page then. */
  authentication?: string;
  /** A toast when signing in shows that the application is in already. */
  alreadySubmitted?: string;
  /** The short messages about a sign-in whose answers were refused. */
  refusedSignIn?: StepLogic<CommonForm>['refusedFields'];
}

/** One application wizard as data: what it asks, where it keeps it, and in what words. */
export interface Programme<F extends CommonForm = CommonForm, A extends WizardApi<F> = WizardApi<F>> {
  /** The name under which things are kept on the device. */
  name: string;
  role: 'intern' | 'visitor';
  /** 'Internship application'. */
  title: string;
  steps: readonly StepDefinition[];
  messages: WizardMessages;
  words: ApplicationWords;
  blank(): F;
  read(stored: unknown): F;
  describe(key: string): DescribedField;
  /**
   * Names of answers that step 2 asks beyond the person, kept before sign-in too. Plain strings: with `keyof F` a
   * programme of more answers could not stand where one of fewer is asked for.
   */
  alsoEarly: readonly string[];
  /** Files that the server holds, under the names that the steps know them by. */
  storedFiles(answer: StoredProgress): Record<string, StoredFile>;
  /** What is wrong with a file before it is sent; null when nothing is. */
  checkFile(key: string, file: File): Promise<string | null>;
  failedFile(key: string, error: unknown): string | null;
  /** Answers that follow from what the server holds beside the form. */
  fromProgress?(answer: StoredProgress): Partial<F>;
  /** Throws SignInNeeded when a step cannot be saved because nobody is signed in. */
  ready?(app: WizardApp<F, A>, step: number): void;
  /** Where to sign in again, and what saves itself. */
  manners?: Pick<WizardOptions<F>, 'signInStep' | 'autosaveMs' | 'autosaveOn'>;
}

/** Everything that the steps work with; made once for the page. */
export interface WizardApp<F extends CommonForm = CommonForm, A extends WizardApi<F> = WizardApi<F>> {
  programme: Programme<F, A>;
  shell: ShellApi;
  api: A;
  form: FormStore<F>;
  draft: Draft<F>;
  wizard: Wizard<F>;
  url: StepUrl;
  uploads: Uploads;
  /** What stands in place of a step until it is dealt with. */
  asides: AsideStore;
  /** Works on the application of the person who has just signed in. */
  openProgress(answer: StoredProgress): Promise<void>;
  /** The application is in. */
  submitted(submission: Submission): void;
  submission(): Submission | null;
  /** True when personal answers from before sign-in were found on this device. */
  restoredPersonal: boolean;
}

/** Where things are kept on the device, by name. */
export type Device = <T>(key: string) => DeviceSlot<T>;

/** A list of steps with what is told of each. */
export const stepsOf = <Name extends string>(
  names: readonly { value: Name; label: string }[],
  told: Record<Name, Omit<StepDefinition, 'value' | 'label'>>,
): readonly (StepDefinition & { value: Name })[] => names.map((name) => ({ ...name, ...told[name.value] }));

/** The number of the step where a field stands; the last (the review) for a field of no other step. */
export function stepOfField(steps: readonly StepDefinition[], path: string): number {
  const owns = ({ fields }: StepDefinition) =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));
  const index = steps.findIndex(owns);
  return index === -1 ? steps.length : index + 1;
}

export const stepNumber = (steps: readonly Pick<StepDefinition, 'value'>[], name: string): number =>
  steps.findIndex((step) => step.value === name) + 1;
