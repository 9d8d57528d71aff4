import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type Answer, type ApiClient, ApiError } from '@portal/remote-sdk';
import { reviewedPerson, type Stored } from './stored-as-sent';

type Body = Record<string, unknown>;
export interface Asked {
  method: string;
  path: string;
  body: Body;
}

/** A fake of the services in memory: one application, stored as the contract defines. */
export interface FakePortal extends ApiClient {
  /** Every call, in order. */
  asked: Asked[];
  /** Sets the next answer of a path to an error. */
  fail(path: string, error: ApiError): void;
  /** The stored data, which tests read and change. */
  stored: Stored;
}

interface Refusal {
  message?: string;
  errors?: Record<string, string[]>;
  /** Further members of the answer. */
  body?: Body;
}

/** The error that the client throws for a refused call; status 0 means no answer. */
export function apiError(status: number, { message = '', errors, body = {} }: Refusal = {}) {
  if (status === 0) return new ApiError({ kind: 'network', status, message });
  const answered = { message, request_id: 'memory', ...(errors && { errors }), ...body };
  return new ApiError({ kind: 'answer', status, message, ...(errors && { errors }), body: answered });
}

/** The parts of a programme's calls that differ between programmes. */
export interface FakeProgramme {
  role: ApplicationType;
  base: string;
  /** The stored application in the shape of a review. */
  review(stored: Stored): unknown;
  /** Members of the stored progress that only this programme has. */
  progress?(stored: Stored): Body;
  /** Answers to further calls, which only this programme makes; undefined for others. */
  further?(stored: Stored, method: string, path: string, body: Body): Answer | undefined;
  /** Stores the files of an upload; returns the members of the answer about them. */
  upload(stored: Stored, path: string, fields: Body): Body;
}

export function fakePortal(programme: FakeProgramme, stored: Partial<Stored> = {}): FakePortal {
  const state: Stored = {
    person: null,
    form: {},
    step: 2,
    version: 1,
    submitted: false,
    uploads: [],
    letters: { academic: null, community: null },
    ...stored,
  };
  const asked: Asked[] = [];
  const failures = new Map<string, ApiError[]>();
  const { role, base } = programme;
  const user = { id: 5, role, name: 'Amina Uwase', email: 'amina@example.org' };
  const submittedBody = (name: unknown) => ({
    application: {
      id: 7,
      type: role,
      status: state.status ?? 'submitted',
      submitted_date: '2026-11-21T09:30:00Z',
      applicant_name: String(name ?? 'Amina Uwase'),
    },
  });
  const application = { id: 7, user_id: 5, intern_details_id: 9, type: role, status: 'draft' };

  function login(body: Body) {
    const known = state.person?.email === body.email && state.person?.phone === body.phone;
    if (!known && (state.person || !body.name)) throw apiError(401, { message: 'Login failed.' });
    if (state.submitted) return { status: 220, body: submittedBody(state.form.name) };
    if (!state.person) {
      const { role: _role, code: _code, ...person } = body;
      state.person = person;
      state.form = { ...person };
    }
    const answer = { token: 'token', user, application, current_step: state.step, version: state.version };
    return { status: 200, body: answer };
  }

  function progress() {
    if (state.submitted) return { status: 220, body: submittedBody(state.form.name) };
    const { form: form_data, version, uploads, letters } = state;
    return {
      status: 200,
      body: {
        current_step: state.step,
        furthest_step: state.reached ?? state.step,
        version,
        form_data,
        application,
        user,
        intern_details: reviewedPerson(state),
        reviewData: programme.review(state),
        uploads,
        academicUpload: letters.academic,
        communityUpload: letters.community,
        form_limits: { experience_description: 50, personal_statement: 300 },
        ...programme.progress?.(state),
      },
    };
  }

  /** Discards the application; resuming it restores it. */
  function discard() {
    const discarded_at = '2026-11-22T09:00:00Z';
    const until = '2026-11-23T09:00:00Z';
    return { status: 200, body: { discarded: { id: 7, type: role, discarded_at, until } } };
  }

  /** Answers the request for an email; a second request finds the first email on its way. */
  function mailedLink(): Answer {
    const sent = !state.linkMailed;
    state.linkMailed = true;
    return { status: 200, body: { sent } };
  }

  /** Answers corrections of email and phone; the right code is 123456. */
  function corrected(path: string, { email, code, phone }: Body): Answer {
    if (path.endsWith('/email-code')) return { status: 204, body: null };
    if (path.endsWith('/phone')) {
      state.form = { ...state.form, phone };
      return { status: 200, body: { phone } };
    }
    if (code !== '123456') {
      const message = 'That code is not right. Check the newest email from us.';
      throw apiError(422, { message, errors: { code: [message] } });
    }
    state.form = { ...state.form, email };
    return { status: 200, body: { email } };
  }

  function write(body: Body, change: () => Body) {
    if (body.version !== undefined && Number(body.version) !== state.version) {
      const current = { form_data: state.form, current_step: state.step };
      throw apiError(409, { message: 'Changed elsewhere.', body: { version: state.version, current } });
    }
    const response = change();
    state.version += 1;
    return { status: 200, body: { ...response, version: state.version } };
  }

  function saveProgress(body: Body): Body {
    state.form = { ...state.form, ...(body.form_data as Body) };
    const step = Number(body.current_step);
    state.reached = Math.max(step, state.step, state.reached ?? 1);
    state.step = step;
    const { uploads, letters } = state;
    return { uploads, academicUpload: letters.academic, communityUpload: letters.community };
  }

  function removed({ document_type }: Body): Body {
    state.uploads = state.uploads.filter(({ upload_type }) => upload_type !== document_type);
    return {};
  }

  function post(path: string, body: Body) {
    if (path === `/api/${role}/login`) return login(body);
    if (path === '/api/logout' || path === '/api/me/files') return { status: 204, body: null };
    if (path === '/api/user/applications/7/discard') return discard();
    if (path === `/api/programmes/${role}/return-link`) return mailedLink();
    if (path.startsWith(`/api/programmes/${role}/contact/`)) return corrected(path, body);
    if (path === `${base}/submit`) {
      if (state.submitted) return { status: 220, body: submittedBody(state.form.name) };
      state.submitted = true;
      const mail = {
        email_sent: true,
        email_warning: null,
        pdf_link: null,
        password_mailed: !state.hasPassword,
      };
      return { status: 200, body: { ...submittedBody(state.form.name), ...mail } };
    }
    return write(body, () => {
      if (path === `/api/programmes/${role}/documents/remove`) return removed(body);
      if (path === `${base}/save-progress`) return saveProgress(body);
      return path === `${base}/personal-details` ? { details: { id: 9 } } : {};
    });
  }

  const upload = (path: string, fields: Body) => write(fields, () => programme.upload(state, path, fields));

  function unknown(): never {
    throw apiError(404, { message: 'Not found.' });
  }
  function get(path: string) {
    if (path === `${base}/get-progress`) return progress();
    if (path.startsWith(`${base}/review/`)) return { status: 200, body: { review: programme.review(state) } };
    if (path === '/api/terms') return { status: 200, body: { texts: {} } };
    return unknown();
  }

  async function answer(method: string, path: string, body: Body, work: () => Answer) {
    asked.push({ method, path, body });
    await Promise.resolve();
    const failure = failures.get(path)?.shift();
    if (failure) throw failure;
    return work();
  }

  return {
    asked,
    stored: state,
    fail: (path, error) => void failures.set(path, [...(failures.get(path) ?? []), error]),
    send(method, path, sent = {}) {
      const body = sent as Body;
      const further = () => programme.further?.(state, method, path, body);
      const works: Record<string, () => Answer> = { GET: () => get(path), POST: () => post(path, body) };
      return answer(method, path, body, () => further() ?? (works[method] ?? unknown)());
    },
    async upload(path, form, options = {}) {
      const body = Object.fromEntries(form.entries());
      options.onProgress?.(40);
      return answer('POST', path, body, () => upload(path, body));
    },
  };
}
