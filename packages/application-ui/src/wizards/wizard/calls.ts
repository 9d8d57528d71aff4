import type {
  AnswerBody,
  ApplicationType,
  Progress,
  SaveProgressRequest,
  SignInAnswer,
  SubmitAnswer,
  SubmittedApplication,
  VisitProgress,
} from '@portal/contract-svc-applications-v1';
import type {
  getInternshipProgress,
  getVisitProgress,
  saveInternshipProgress,
  saveVisitProgress,
  signInToInternship,
  signInToVisit,
  submitInternship,
  submitVisit,
} from '@portal/contract-svc-applications-v1/operations';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, type AsTyped, asTyped, call, type OneOf } from '@portal/remote-sdk';
import type { SaveRequest } from '@portal/ui/wizard';
import type { WizardForm } from '../../base/form';

/** The status for an application that was submitted before. */
const ALREADY_SUBMITTED = 220;

/** The answer, or the application that was submitted before (status 220). */
export type OrSubmitted<T> = { submitted: SubmittedApplication } | { submitted: null; answer: T };

/** The stored progress of a person; its form and review differ between programmes. */
type OwnProgress = Progress | VisitProgress;

/** The stored progress of any programme. */
export type StoredProgress = OwnProgress | AnswerBody<'getProgress'>;

/** A submitted application; only the answer to the submission itself contains whether the mail was sent. */
export type Submission = Pick<SubmitAnswer, 'application'> & Partial<SubmitAnswer>;

/** The calls of every application wizard. */
export interface WizardApi<
  Form extends WizardForm = WizardForm,
  Stored extends StoredProgress = StoredProgress,
> {
  /** The client, for lazily loaded parts with calls of their own. */
  client: ApiClient;
  /** Signs in: the whole person creates a new applicant, email and phone alone resume. `code` may be ''. */
  login(
    form: Form,
    options: { whole: boolean; code: string },
  ): Promise<
    OrSubmitted<Pick<SignInAnswer, 'token' | 'current_step'> & { user: { id: number; role: string } }>
  >;
  progress(): Promise<OrSubmitted<Stored>>;
  saveProgress(request: SaveRequest<Form>): Promise<{ version: number }>;
  /**
   * Submits the application. It also succeeds when the application was submitted already, by an earlier press or in
   * another tab.
   */
  submit(form: Form): Promise<Submission>;
  /** Removes a stored document that the application does not need. */
  removeDocument(kind: string, form: Form): Promise<{ version: number }>;
  /** Discards the draft; for a day it can be restored. */
  discard(form: Form): Promise<void>;
  logout(): Promise<void>;
  /** Sets the cookie for stored files again. */
  renewFiles(): Promise<void>;
}

export interface UploadTargets<Form extends WizardForm> {
  role: ApplicationType;
  login: OneOf<typeof signInToInternship | typeof signInToVisit>;
  progress: OneOf<typeof getInternshipProgress | typeof getVisitProgress>;
  save: OneOf<typeof saveInternshipProgress | typeof saveVisitProgress>;
  submit: OneOf<typeof submitInternship | typeof submitVisit>;
  /** The body to store. */
  stored(form: Form): Record<string, unknown>;
  /** The body of a submission besides the application's id. */
  signed(form: Form): { intern_details_id?: number; agreement?: boolean };
}

export const versioned = (version: number | undefined) => (version === undefined ? {} : { version });

/** The person in the shape of the sign-in and of the personal details. */
export function personOf(form: WizardForm) {
  const { name, email, phone, dob, gender, nationality } = form;
  const { current_address, permanent_address, contact_preference } = form;
  const reach = { current_address, permanent_address, contact_preference };
  return { name, email, phone, dob, gender, nationality, ...reach };
}

/** Runs a call; resolves with its answer, or with the application that was submitted already. */
export async function orSubmitted<T>(
  asking: Promise<{ status: 200; body: T } | { status: 220; body: { application: SubmittedApplication } }>,
): Promise<OrSubmitted<T>> {
  const answer = await asking;
  if (answer.status === ALREADY_SUBMITTED) return { submitted: answer.body.application };
  return { submitted: null, answer: answer.body };
}

/** Removes a document; the call is the same for every programme. */
export async function removeDocument(
  client: ApiClient,
  programme: ApplicationType,
  document_type: string,
  { application_id }: WizardForm,
): Promise<{ version: number }> {
  return (
    await call(client, applicationCalls.removeDocument, {
      params: { programme },
      body: { application_id, document_type },
    })
  ).body;
}

/** Discards a draft; for a day its owner can restore it. */
export async function discardDraft(client: ApiClient, { application_id }: WizardForm): Promise<void> {
  await call(client, applicationCalls.discardDraft, { params: { id: application_id } });
}

/** The calls that lead an application from sign-in to submission. */
export function wizardCalls<Form extends WizardForm>(
  client: ApiClient,
  uploadTargets: UploadTargets<Form>,
): WizardApi<Form, OwnProgress> {
  return {
    client,
    login(form, { whole, code }) {
      const { email, phone } = form;
      const person = whole ? personOf(form) : { email, phone };
      const body = { ...person, role: uploadTargets.role, ...(code && { code }) };
      return orSubmitted(call(client, asTyped(uploadTargets.login), { body }));
    },
    progress: () => orSubmitted<OwnProgress>(call(client, uploadTargets.progress)),
    async saveProgress({ values, step, finished, version, keepalive }) {
      const { intern_details_id, application_id } = values;
      const body = {
        intern_details_id,
        application_id,
        current_step: step,
        ...(finished && { finished: finished as SaveProgressRequest['finished'] }),
        // Any typed text may be stored: the server checks the answers.
        form_data: uploadTargets.stored(values) as AsTyped<SaveProgressRequest>['form_data'],
        ...versioned(version),
      };
      return (await call(client, asTyped(uploadTargets.save), { body }, { keepalive })).body;
    },
    async submit(form) {
      const { application_id } = form;
      const body = { application_id, signature: form.signature.trim(), ...uploadTargets.signed(form) };
      return (await call(client, asTyped(uploadTargets.submit), { body })).body;
    },
    removeDocument: (kind, form) => removeDocument(client, uploadTargets.role, kind, form),
    discard: (form) => discardDraft(client, form),
    async logout() {
      await call(client, accountCalls.signOut);
    },
    async renewFiles() {
      await call(client, accountCalls.renewFileCookie);
    },
  };
}
