import { type ApiClient, ApiError } from '@portal/remote-sdk';

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
  stored: {
    person: Body | null;
    form: Body;
    step: number;
    version: number;
    submitted: boolean;
    uploads: { upload_type: string; file_path: string; original_name: string; size: number }[];
    letters: { academic: string | null; community: string | null };
  };
}

export const apiError = (
  status: number,
  more: { message?: string; errors?: Record<string, string[]>; body?: unknown } = {},
) =>
  new ApiError({ kind: status === 0 ? 'network' : 'answer', status, message: more.message ?? '', ...more });

/** How one programme's calls differ. */
export interface FakeProgramme {
  role: 'intern' | 'visitor';
  base: string;
  /** The stored application as the review reads it. */
  review(stored: FakePortal['stored']): unknown;
  /** Stores one file of an upload and says what the answer tells of it. */
  file(stored: FakePortal['stored'], path: string, type: string, file: File): Body;
}

/** Keeps a file; it replaces the earlier one of its type. */
export function keepFile(stored: FakePortal['stored'], upload_type: string, file: File) {
  const upload = {
    upload_type,
    file_path: `7/${file.name}`,
    original_name: file.name,
    size: file.size,
  };
  stored.uploads = [...stored.uploads.filter((one) => one.upload_type !== upload_type), upload];
  return upload;
}

/** Reads rows and texts of the stored form. */
export function readerOf({ form }: FakePortal['stored']) {
  return {
    rows: <Row>(key: string) => (Array.isArray(form[key]) ? (form[key] as Row[]) : []),
    text: (key: string) => (typeof form[key] === 'string' ? (form[key] as string) : null),
  };
}

/** What the review of either application tells. */
export function commonReview(stored: FakePortal['stored']) {
  const { rows, text } = readerOf(stored);
  return {
    intern_details: reviewedPerson(stored),
    interests: rows<object>('interests'),
    languages: rows<object>('languages'),
    uploads: stored.uploads,
    disability: {
      has_disability: stored.form.has_disability,
      description: text('disability_description'),
    },
  };
}

/** The person as a review tells of them. */
function reviewedPerson(stored: FakePortal['stored']) {
  const { text } = readerOf(stored);
  return {
    full_name: text('name'),
    email: text('email'),
    phone_number: text('phone'),
    date_of_birth: text('dob'),
    gender: text('gender'),
    nationality: text('nationality'),
    current_address: text('current_address'),
    contact_preference: text('contact_preference'),
  };
}

export function fakePortal(programme: FakeProgramme, stored: Partial<FakePortal['stored']> = {}): FakePortal {
  const state: FakePortal['stored'] = {
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
  const user = { id: 5, role, name: 'Amina Uwase' };
  const submittedBody = (name: unknown) => ({
    application: {
      id: 7,
      type: role,
      status: 'submitted',
      submitted_date: '2026-11-21T09:30:00Z',
      applicant_name: String(name ?? 'Amina Uwase'),
    },
  });
  const application = { id: 7, user_id: 5, intern_details_id: 9, status: 'draft' };

  function login(body: Body) {
    const known = state.person?.email === body.email && state.person?.phone === body.phone;
    if (!known && (state.person || !body.name)) throw apiError(401, { message: 'Login failed.' });
    if (state.submitted) return { status: 220, body: submittedBody(state.form.name) };
    if (!state.person) {
      state.person = body;
      state.form = { ...body };
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
        reviewData: programme.review(state),
        uploads,
        academicUpload: letters.academic,
        communityUpload: letters.community,
      },
    };
  }

  function write(body: Body, change: () => void) {
    if (body.version !== undefined && Number(body.version) !== state.version) {
      const current = { form_data: state.form, current_step: state.step };
      throw apiError(409, { body: { version: state.version, current } });
    }
    change();
    state.version += 1;
    return {
      status: 200,
      body: {
        version: state.version,
        uploads: state.uploads,
        academicUpload: state.letters.academic,
        communityUpload: state.letters.community,
      },
    };
  }

  function post(path: string, body: Body) {
    if (path === `/api/${role}/login`) return login(body);
    if (path === '/api/logout') return { status: 204, body: null };
    if (path === `${base}/submit`) {
      state.submitted = true;
      return { status: 200, body: { ...submittedBody(state.form.name), email_sent: true } };
    }
    return write(body, () => {
      if (path !== `${base}/save-progress`) return;
      state.form = { ...state.form, ...(body.form_data as Body) };
      state.step = Number(body.current_step);
    });
  }

  function upload(path: string, body: Body) {
    let told: Body = {};
    const written = write(body, () => {
      for (const [type, file] of Object.entries(body)) {
        if (file instanceof File) told = programme.file(state, path, type, file);
      }
    });
    return { ...written, body: { ...written.body, ...told } };
  }
  function unknown(): never {
    throw apiError(404);
  }
  function get(path: string) {
    if (path === `${base}/get-progress`) return progress();
    if (path.startsWith(`${base}/review/`)) return { status: 200, body: { review: programme.review(state) } };
    return unknown();
  }

  async function answer<T>(
    method: string,
    path: string,
    body: Body,
    work: () => { status: number; body: unknown },
  ) {
    asked.push({ method, path, body });
    await Promise.resolve();
    const failure = failures.get(path)?.shift();
    if (failure) throw failure;
    return work() as { status: number; body: T };
  }

  return {
    asked,
    stored: state,
    fail: (path, error) => void failures.set(path, [...(failures.get(path) ?? []), error]),
    get: (path) => answer('GET', path, {}, () => get(path)),
    post: (path, body) => answer('POST', path, (body ?? {}) as Body, () => post(path, (body ?? {}) as Body)),
    put: (path) => answer('PUT', path, {}, unknown),
    patch: (path) => answer('PATCH', path, {}, unknown),
    delete: (path) => answer('DELETE', path, {}, unknown),
    async upload(path, form, options = {}) {
      const body = Object.fromEntries(form.entries());
      options.onProgress?.(40);
      return answer('POST', path, body, () => upload(path, body));
    },
  };
}
