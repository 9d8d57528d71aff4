import type { ReviewData } from '@portal/application-ui';
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

const submittedBody = (name: unknown) => ({
  application: {
    id: 7,
    type: 'intern',
    status: 'submitted',
    submitted_date: '2026-11-21T09:30:00Z',
    applicant_name: String(name ?? 'Amina Uwase'),
  },
});

function reviewOf({ form, uploads, letters }: FakePortal['stored']): ReviewData {
  const rows = <Row>(key: string) => (Array.isArray(form[key]) ? (form[key] as Row[]) : []);
  const text = (key: string) => (typeof form[key] === 'string' ? (form[key] as string) : null);
  const [academic, community] = rows<Body>('references');
  return {
    intern_details: {
      full_name: text('name'),
      email: text('email'),
      phone_number: text('phone'),
      date_of_birth: text('dob'),
      gender: text('gender'),
      nationality: text('nationality'),
      current_address: text('current_address'),
      contact_preference: text('contact_preference'),
    },
    institution: rows('institutions'),
    interests: rows('interests'),
    personal_statements: text('personal_statement'),
    languages: rows('languages'),
    period: rows<Body>('periods').map((period) => ({ ...period, hours_available: text('hours_available') })),
    references: [
      { ...academic, type: 'academic', letter_path: letters.academic },
      { ...community, type: 'community', letter_path: letters.community },
    ],
    uploads,
    disability: { has_disability: form.has_disability, description: text('disability_description') },
    degree: rows('degrees'),
    honours: rows('honors'),
    course_work: rows('course_works'),
    clinic_experience: rows('clinic_experiences'),
    research_experience: rows('research_experiences'),
    volunteer_experience: rows('volunteers'),
  };
}

export function fakePortal(stored: Partial<FakePortal['stored']> = {}): FakePortal {
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
  const user = { id: 5, role: 'intern', name: 'Amina Uwase' };
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
        reviewData: reviewOf(state),
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
    if (path === '/api/intern/login') return login(body);
    if (path === '/api/logout') return { status: 204, body: null };
    if (path === '/api/submit') {
      state.submitted = true;
      return { status: 200, body: { ...submittedBody(state.form.name), email_sent: true } };
    }
    return write(body, () => {
      if (path !== '/api/save-progress') return;
      state.form = { ...state.form, ...(body.form_data as Body) };
      state.step = Number(body.current_step);
    });
  }

  function upload(path: string, body: Body) {
    return write(body, () => {
      for (const [type, file] of Object.entries(body)) {
        if (!(file instanceof File)) continue;
        if (type === 'letter')
          state.letters[path.includes('academic') ? 'academic' : 'community'] = `7/${file.name}`;
        else {
          const others = state.uploads.filter((one) => one.upload_type !== type);
          const stored = {
            upload_type: type,
            file_path: `7/${file.name}`,
            original_name: file.name,
            size: file.size,
          };
          state.uploads = [...others, stored];
        }
      }
    });
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
  const unknown = () => {
    throw apiError(404);
  };

  return {
    asked,
    stored: state,
    fail: (path, error) => void failures.set(path, [...(failures.get(path) ?? []), error]),
    get: (path) => answer('GET', path, {}, path === '/api/get-progress' ? progress : unknown),
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
