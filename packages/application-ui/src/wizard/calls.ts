import type {
  AlreadySubmitted,
  Progress,
  SectionAnswer,
  SignInAnswer,
  SubmitAnswer,
  SubmittedApplication,
} from '@portal/contract-svc-applications-v1';
import type { SaveRequest } from '@portal/ui/wizard';
import type { CommonForm } from '../form';
import type { WizardClient } from './client';

/** The status of an answer about an application that was submitted before. */
const ALREADY_SUBMITTED = 220;

/** Either the answer, or that the application was submitted before (status 220). */
export type OrSubmitted<T> = { submitted: SubmittedApplication } | { submitted: null; answer: T };

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
  progress(): Promise<OrSubmitted<Progress>>;
  saveProgress(request: SaveRequest<Form>): Promise<{ version: number }>;
  /** Also answered when it was in already: a second press, or a press in another tab. */
  submit(form: Form): Promise<Submission>;
  logout(): Promise<void>;
}

export interface Doors<Form extends CommonForm> {
  role: 'intern' | 'visitor';
  /** Where the programme's calls stand: '/api/get-progress' or '/api/visitor/get-progress'. */
  base: string;
  login: string;
  /** The form as it is stored. */
  stored(form: Form): Record<string, unknown>;
  /** What a submission carries beside the application's id. */
  signed(form: Form): Record<string, unknown>;
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

/** The calls that lead an application from sign-in to submission. */
export function wizardCalls<Form extends CommonForm>(
  client: WizardClient,
  doors: Doors<Form>,
): WizardApi<Form> {
  async function orSubmitted<T>(asking: Promise<{ status: number; body: unknown }>): Promise<OrSubmitted<T>> {
    const { status, body } = await asking;
    if (status === ALREADY_SUBMITTED) return { submitted: (body as AlreadySubmitted).application };
    return { submitted: null, answer: body as T };
  }
  return {
    login(form, { whole, code }) {
      const { email, phone } = form;
      const person = whole ? personOf(form) : { email, phone };
      return orSubmitted(client.post(doors.login, { ...person, role: doors.role, ...(code && { code }) }));
    },
    progress: () => orSubmitted(client.get(`${doors.base}/get-progress`)),
    async saveProgress({ values, step, version, keepalive }) {
      const { intern_details_id, application_id } = values;
      const body = {
        intern_details_id,
        application_id,
        current_step: step,
        form_data: doors.stored(values),
        ...versioned(version),
      };
      return (await client.post<{ version: number }>(`${doors.base}/save-progress`, body, { keepalive }))
        .body;
    },
    async submit(form) {
      const { application_id } = form;
      const body = { application_id, signature: form.signature.trim(), ...doors.signed(form) };
      return (await client.post<Submission>(`${doors.base}/submit`, body)).body;
    },
    async logout() {
      await client.post('/api/logout');
    },
  };
}

/** The calls that store one section each; all carry the version they were typed on top of. */
export function sectionCalls<Form extends CommonForm>(client: WizardClient, base: string) {
  async function send(path: string, body: object, version: Version): Promise<SectionAnswer> {
    return (await client.post<SectionAnswer>(`${base}${path}`, { ...body, ...versioned(version) })).body;
  }
  const section =
    (path: string, answers: (form: Form) => object) =>
    (form: Form, version: Version): Promise<SectionAnswer> =>
      send(path, { intern_details_id: form.intern_details_id, ...answers(form) }, version);

  return {
    send,
    section,
    interests: section('/interests', ({ interests, personal_statement }) => ({
      interests,
      personal_statement: personal_statement.trim(),
    })),
    languages: section('/languages', ({ languages, other_skills }) => ({ languages, other_skills })),
  };
}
