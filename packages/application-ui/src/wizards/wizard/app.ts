import type { Text } from '@portal/contract-language-v1';
import type { DeviceOwner, Session, ShellApi } from '@portal/contract-shell-v1';
import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import type { FormStore } from '@portal/ui/form-state';
import { joined, translated } from '@portal/ui/language';
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
import type { WizardForm } from '../../base/form';
import type { StoredProgress, Submission, WizardApi } from './calls';
import type { AsideStore } from './off-step';

/** The exports of a step's folder: its fields, and its rules with its calls. */
export interface StepModule<F extends WizardForm = WizardForm, A extends WizardApi<F> = WizardApi<F>> {
  Fields: ComponentType;
  logic(app: WizardApp<F, A>): StepLogic<F>;
  /**
   * Like `logic`, without the step's file: begins an application in a step that signs in, when the file will follow
   * later.
   */
  withoutFile?(app: WizardApp<F, A>): StepLogic<F>;
  /** Sends a file of the step that waits. Throws the error of the call. */
  sends?(app: WizardApp<F, A>, key: string): Promise<void>;
}

/** The texts of a step, and the loader of its code. */
export interface StepScreen {
  /** Translated into the language of the page when it is read. */
  readonly label: string;
  lead(): string;
  tip(): string;
  /**
   * Set when Next is refused without a file of this step: the step then offers to email a link for coming back with it.
   */
  needsFile?: boolean;
  load(): Promise<{ step: StepModule }>;
}

export interface StepDefinition extends StepScreen {
  value: string;
  /** The time that the step takes, in seconds. */
  seconds?: number;
}

/** The messages of a wizard beyond the frame's messages. */
export interface ApplicationWords {
  loggedIn: string;
  welcomeBack(step: number): string;
  restoredPersonal: string;
  /** A toast when the page opens with a session and finds stored answers. */
  restored?: string;
  /** A toast at every sign-in that fails for another reason than an answer. */
  signInFailed?: string;
  /** The message in the page at such a failure. */
  authentication?: string;
  /** A toast when the sign-in shows that the application was submitted already. */
  alreadySubmitted?: string;
  /** The toasts about a sign-in with refused answers. */
  refusedSignIn?: StepLogic<WizardForm>['refusedFields'];
}

/** The parts of an application wizard beyond its first screen. */
export interface WholeProgramme<F extends WizardForm = WizardForm, A extends WizardApi<F> = WizardApi<F>> {
  /** Reads a stored form of any version; the result has every answer. */
  read(stored: unknown): F;
  /** For each step the first segments of the paths of its answers, to find the step of an error: see `stepFields`. */
  fields: readonly (readonly string[])[];
  calls(client: ApiClient): A;
  /** The stored files, under the names that the steps use. */
  storedFiles(answer: StoredProgress): Record<string, StoredFile>;
  /** The error of a file before it is sent; null when there is none. */
  checkFile(key: string, file: File, values: F): Promise<Text | null>;
  failedFile(key: string, error: unknown, values: F): Text | null;
  /** Answers computed from stored data outside the form. */
  fromProgress?(answer: StoredProgress): Partial<F>;
}

/** An application wizard as data: its steps, its storage and its messages. */
export interface Programme<F extends WizardForm = WizardForm, A extends WizardApi<F> = WizardApi<F>> {
  /** The prefix of the keys on the device. */
  name: string;
  role: ApplicationType;
  /** 'Internship application'. */
  readonly title: string;
  steps: readonly StepDefinition[];
  messages: WizardMessages;
  words: ApplicationWords;
  /** The answers of the first screen and of the person, without a value. */
  blank(): Partial<F>;
  /** Loads the parts beyond the first screen. */
  whole(): Promise<WholeProgramme<F, A>>;
  /** Loads the labels and texts of answers, for the question about two copies. */
  loadLabels(this: void): Promise<(key: string) => DescribedField>;
  /**
   * Names of answers in step 2, besides those about the person, that are also stored before the sign-in. Plain strings:
   * with `keyof F` a programme with more answers would not be assignable to one with fewer.
   */
  preSignIn: readonly string[];
  /** The paths of files in the form, when they differ from `documents.` and the file's key. */
  fileFields?: Readonly<Record<string, string>>;
  /** Throws SignInNeeded when a step cannot be saved because nobody is signed in. */
  ready?(app: WizardApp<F, A>, step: number): void;
  /** The step for signing in again, and the settings of automatic saves. */
  wizardOptions?: Pick<WizardOptions<F>, 'signInStep' | 'autosaveMs' | 'autosaveOn'> & {
    /** After a session has ended, the sign-in is asked for on the current step. */
    asksInPlace?: true;
  };
}

/** The files that are on this device alone; none before the whole form is loaded. */
export interface UnsentFiles {
  any(): boolean;
  /** Whether some would be lost with this page, also while they are checked or sent. */
  atStake(): boolean;
  /** Forgets all files, also those that this device keeps. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** The context of the steps, created once for the page. */
export interface WizardApp<F extends WizardForm = WizardForm, A extends WizardApi<F> = WizardApi<F>> {
  programme: Programme<F, A>;
  shell: ShellApi;
  /** The calls. Available once `whole` has resolved, which every screen but the first waits for; so are the uploads. */
  readonly api: A;
  form: FormStore<F>;
  draft: Draft<F>;
  wizard: Wizard<F>;
  url: StepUrl;
  readonly uploads: Uploads;
  /** The number of a field's step; the last step (the review) for a field of no other step. */
  stepOfField(path: string): number;
  unsentFiles: UnsentFiles;
  /** Resolves once the whole form with its calls and files is loaded; from then on every answer exists. */
  whole(): Promise<void>;
  /** The screens that replace a step until the person has dealt with them. */
  asides: AsideStore;
  /** Opens the application of the person who has just signed in. */
  openProgress(answer: StoredProgress): Promise<void>;
  /** Ends this browser's session, if there is one. */
  signOut(): Promise<boolean>;
  /** Called after the submission. */
  submitted(submission: Submission): void;
  submission(): Submission | null;
  /**
   * The screen in place of the form when the page opens: an earlier confirmation, or that a person on this device has
   * applied.
   */
  opening(): 'form' | 'confirmation' | 'applied';
  /** Removes the mark that a person has applied on this device. */
  doneHere(): void;
  /** The session of this browser, if it began with an applicant's password. */
  account(): Session | null;
  /** Whether the person continues with the session of their dashboard. */
  cameFromDashboard(): boolean;
  /**
   * Starts the session of the sign-in, unless the same person is signed in with a password: that session may do more.
   */
  startSession(session: Session): void;
  /** Whether the page opened with an ended session: its person signs in again with email and phone number. */
  sessionWasOver(): boolean;
  /** True when this device had personal answers from before sign-in. */
  restoredPersonal: boolean;
}

/** The slots on the device, by name. */
export type Device = <T>(key: string, owned?: { of?: DeviceOwner }) => DeviceSlot<T>;

/** A list of steps with their texts, and with the time that each takes. */
export const stepsOf = <Name extends string>(
  names: readonly { value: Name; label: string }[],
  steps: Record<Name, Omit<StepDefinition, 'value' | 'label'>>,
  seconds?: Readonly<Record<Name, number>>,
): readonly (StepDefinition & { value: Name })[] =>
  names.map(({ value, label }) =>
    joined(
      {
        value,
        get label() {
          return translated(label);
        },
        ...(seconds ? { seconds: seconds[value] } : {}),
      },
      steps[value],
    ),
  );

/** The path of a file in the form. */
export const fieldOfFile = ({ fileFields }: Pick<Programme, 'fileFields'>, key: string): string =>
  fileFields?.[key] ?? `documents.${key}`;

export const stepNumber = (steps: readonly Pick<StepDefinition, 'value'>[], name: string): number =>
  steps.findIndex((step) => step.value === name) + 1;
