import type {
  Progress,
  SaveProgressRequest,
  SectionAnswer,
  SignInAnswer,
  SubmitAnswer,
  SubmittedApplication,
  VisitProgress,
} from '@portal/contract-svc-applications-v1';
import type {
  I01,
  I02,
  I03,
  I11,
  I12,
  I17,
  V01,
  V02,
  V04,
  V08,
  V09,
  V13,
} from '@portal/contract-svc-applications-v1/operations';
import { A04 } from '@portal/contract-svc-auth-v1/operations';
import {
  type ApiClient,
  type AsTyped,
  asTyped,
  call,
  type OneOf,
  type Operation,
  type Takes,
} from '@portal/remote-sdk';
import type { SaveRequest } from '@portal/ui/wizard';
import type { CommonForm } from '../form';

/** The status of an answer about an application that was submitted before. */
const ALREADY_SUBMITTED = 220;

/** Either the answer, or that the application was submitted before (status 220). */
export type OrSubmitted<T> = { submitted: SubmittedApplication } | { submitted: null; answer: T };

/** Where the person was, with all that is stored: each programme has its own form and review in it. */
export type StoredProgress = Progress | VisitProgress;

/** What is known of an application that is in; whether the mail is out is told only by the submission itself. */
export type Submission = Pick<SubmitAnswer, 'application'> & Partial<SubmitAnswer>;

/** What every application wizard asks of the server. */
export interface WizardApi<Form extends CommonForm = CommonForm> {
  /** Signs in; with the whole person a new applicant is made, email and phone alone resume. `code` may be ''. */
  login(
    form: Form,
    options: { whole: boolean; code: string },
  ): Promise<
    OrSubmitted<Pick<SignInAnswer, 'token' | 'current_step'> & { user: { id: number; role: string } }>
  >;
  progress(): Promise<OrSubmitted<StoredProgress>>;
  saveProgress(request: SaveRequest<Form>): Promise<{ version: number }>;
  /** Also answered when it was in already: a second press, or a press in another tab. */
  submit(form: Form): Promise<Submission>;
  logout(): Promise<void>;
}

export interface Doors<Form extends CommonForm> {
  role: 'intern' | 'visitor';
  login: OneOf<typeof I01 | typeof V01>;
  progress: OneOf<typeof I02 | typeof V02>;
  save: OneOf<typeof I03 | typeof V04>;
  submit: OneOf<typeof I17 | typeof V13>;
  /** The form as it is stored. */
  stored(form: Form): Record<string, unknown>;
  /** What a submission carries beside the application's id. */
  signed(form: Form): { intern_details_id?: number; agreement?: boolean };
}

export type Version = number | undefined;
export const versioned = (version: Version) => (version === undefined ? {} : { version });

/** The person as both the sign-in and the personal details send it. */
export function personOf(form: CommonForm) {
  const { name, email, phone, dob, gender, nationality } = form;
  const { current_address, permanent_address, contact_preference } = form;
  const reach = { current_address, permanent_address, contact_preference };
  return { name, email, phone, dob, gender, nationality, ...reach };
}

/** Either what was asked for, or that the application is in already. */
async function orSubmitted<T>(
  asking: Promise<{ status: 200; body: T } | { status: 220; body: { application: SubmittedApplication } }>,
): Promise<OrSubmitted<T>> {
  const answer = await asking;
  if (answer.status === ALREADY_SUBMITTED) return { submitted: answer.body.application };
  return { submitted: null, answer: answer.body };
}

/** The calls that lead an application from sign-in to submission. */
export function wizardCalls<Form extends CommonForm>(client: ApiClient, doors: Doors<Form>): WizardApi<Form> {
  return {
    login(form, { whole, code }) {
      const { email, phone } = form;
      const person = whole ? personOf(form) : { email, phone };
      const body = { ...person, role: doors.role, ...(code && { code }) };
      return orSubmitted(call(client, asTyped(doors.login), { body }));
    },
    progress: () => orSubmitted<StoredProgress>(call(client, doors.progress)),
    async saveProgress({ values, step, version, keepalive }) {
      const { intern_details_id, application_id } = values;
      const body = {
        intern_details_id,
        application_id,
        current_step: step,
        // Whatever was typed may be kept: the server says what it does not take.
        form_data: doors.stored(values) as AsTyped<SaveProgressRequest>['form_data'],
        ...versioned(version),
      };
      return (await call(client, asTyped(doors.save), { body }, { keepalive })).body;
    },
    async submit(form) {
      const { application_id } = form;
      const body = { application_id, signature: form.signature.trim(), ...doors.signed(form) };
      return (await call(client, asTyped(doors.submit), { body })).body;
    },
    async logout() {
      await call(client, A04);
    },
  };
}

/** A call that stores a section: what it takes beside the ids and the version is the section. */
type SectionOperation<Body extends object> = Operation<
  Takes<'application/json', Body> & { responses: { 200: { content: { 'application/json': SectionAnswer } } } }
>;

/** The calls that store one section each; all carry the version they were typed on top of. */
export function sectionCalls<Form extends CommonForm>(
  client: ApiClient,
  shared: { interests: OneOf<typeof I11 | typeof V09>; languages: OneOf<typeof I12 | typeof V08> },
) {
  async function send<Body extends object>(
    operation: SectionOperation<Body>,
    body: Omit<AsTyped<Body>, 'version'>,
    version: Version,
  ): Promise<SectionAnswer> {
    // Which section it is stays open here: whoever names the operation is held to its body.
    const open: SectionOperation<object> = operation;
    return (await call(client, open, { body: { ...body, ...versioned(version) } })).body;
  }
  const section =
    <Body extends object>(
      operation: SectionOperation<Body>,
      answers: (form: Form) => Omit<AsTyped<Body>, 'intern_details_id' | 'version'>,
    ) =>
    (form: Form, version: Version): Promise<SectionAnswer> =>
      send<object>(operation, { intern_details_id: form.intern_details_id, ...answers(form) }, version);

  return {
    send,
    section,
    interests: section(shared.interests, ({ interests, personal_statement }) => ({
      interests,
      personal_statement: personal_statement.trim(),
    })),
    languages: section(shared.languages, ({ languages, other_skills }) => ({ languages, other_skills })),
  };
}
