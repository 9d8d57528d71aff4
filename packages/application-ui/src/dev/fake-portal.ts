import { type Answer, type ApiClient, ApiError } from '@portal/remote-sdk';
import { reviewedPerson, type Stored } from './stored-as-told';

type Body = Record<string, unknown>;
export interface Asked {
  method: string;
  path: string;
  body: Body;
}

/** A stand-in for the services, in memory: one application, kept as the contract says. */
export interface FakePortal extends ApiClient {
  /** Every call, in order. */
  asked: Asked[];
  /** The next answers of a path, instead of its own. */
  fail(path: string, error: ApiError): void;
  /** What is stored, to be looked at and changed from elsewhere. */
  stored: Stored;
}

interface Refusal {
  message?: string;
  errors?: Record<string, string[]>;
  /** What the answer tells beside these. */
  body?: Body;
}

/** A refusal as the client makes it of an answer of the services; status 0 is no answer at all. */
export function apiError(status: number, { message = '', errors, body = {} }: Refusal = {}) {
  if (status === 0) return new ApiError({ kind: 'network', status, message });
  const answered = { message, request_id: 'memory', ...(errors && { errors }), ...body };
  return new ApiError({ kind: 'answer', status, message, ...(errors && { errors }), body: answered });
}

/** How one programme's calls differ. */
export interface FakeProgramme {
  role: 'intern' | 'visitor';
  base: string;
  /** The stored application as the review reads it. */
  review(stored: Stored): unknown;
  /** What the stored progress tells beside what both programmes do. */
  progress?(stored: Stored): Body;
  /** Stores the files of an upload and says what the answer tells of them. */
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
      status: 'submitted',
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

  function write(body: Body, change: () => Body) {
    if (body.version !== undefined && Number(body.version) !== state.version) {
      const current = { form_data: state.form, current_step: state.step };
      throw apiError(409, { message: 'Changed elsewhere.', body: { version: state.version, current } });
    }
    const told = change();
    state.version += 1;
    return { status: 200, body: { ...told, version: state.version } };
  }

  function saveProgress(body: Body): Body {
    state.form = { ...state.form, ...(body.form_data as Body) };
    state.step = Number(body.current_step);
    const { uploads, letters } = state;
    return { uploads, academicUpload: letters.academic, communityUpload: letters.community };
  }

  function post(path: string, body: Body) {
    if (path === `/api/${role}/login`) return login(body);
    if (path === '/api/logout') return { status: 204, body: null };
    if (path === `${base}/submit`) {
      state.submitted = true;
      const mail = { email_sent: true, email_warning: null, pdf_link: null };
      return { status: 200, body: { ...submittedBody(state.form.name), ...mail } };
    }
    return write(body, () => {
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
      const works: Record<string, () => Answer> = { GET: () => get(path), POST: () => post(path, body) };
      return answer(method, path, body, works[method] ?? unknown);
    },
    async upload(path, form, options = {}) {
      const body = Object.fromEntries(form.entries());
      options.onProgress?.(40);
      return answer('POST', path, body, () => upload(path, body));
    },
  };
}
