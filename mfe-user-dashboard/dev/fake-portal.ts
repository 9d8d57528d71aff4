import { reviewAsSent } from '@portal/application-ui/dev';
import { type ApiClient, ApiError } from '@portal/remote-sdk';
import type { FullReview, OwnApplication } from '../src/api';
import type { FakeAnswer } from './fake-answer';
import { abilities, application, profile, reviewOf } from './fake-data';
import { discardingRoutes, mine } from './fake-discarding';
import { letterRoutes } from './fake-letters';
import { reopenedRoutes } from './fake-reopened';
import { sessionRoutes } from './fake-sessions';
import { underAddressRoutes } from './fake-unverified-email';
import { withdrawingRoutes } from './fake-withdrawing';
import { nothing, type Stored } from './stored';

type Body = Record<string, unknown>;

/** A copy as JSON would carry it. */
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const ok = (body: unknown, status = 200): FakeAnswer => ({ status, body });
const refused = (status: number, message: string, more: Body = {}): FakeAnswer => ({
  status,
  body: { message, request_id: 'memory', ...more },
});

/** Adds the members that every refusal of the services has. */
const whole = (answer: FakeAnswer): FakeAnswer =>
  answer.status < 400 ? answer : { ...answer, ...refused(answer.status, '', answer.body as Body) };

/** The applicant's calls, answered in memory as the services do. */
export function fakePortal(known: Partial<Stored> = {}) {
  const stored: Stored = copy({ ...nothing, ...known });
  const asked: { method: string; path: string; body: Body }[] = [];
  const instead = new Map<string, FakeAnswer[]>();

  function unread() {
    const feedback = stored.feedback.filter((one) => !one.is_read).length;
    const requests = stored.requests.filter((one) => one.status !== 'pending' && !one.is_seen).length;
    return { total_unread: feedback + requests, feedback, requests };
  }
  function review(id: number): FakeAnswer {
    const listed = stored.applications.find((one) => one.id === id);
    if (!listed) return refused(404, 'Not found.');
    stored.reviews[id] ??= reviewOf(listed);
    return ok({ review: reviewAsSent(stored.reviews[id]) });
  }
  function begin(type: OwnApplication['type']): FakeAnswer {
    const there = stored.applications.find((one) => one.type === type);
    if (there) return refused(409, 'You have one already.', { application_id: there.id });
    const id = Math.max(0, ...stored.applications.map((one) => one.id)) + 1;
    const draft = application(id, type, 'draft', { abilities: abilities.furtherDraft });
    stored.applications.unshift(draft);
    stored.reviews[id] = reviewOf(draft, {
      personal_statement: null,
      period: [],
      references: [],
      visitor_info: null,
    });
    stored.types = { ...stored.types, [`can_apply_${type}`]: false };
    return ok({ application: { id, type, status: 'draft', intern_details_id: id } }, 201);
  }
  function submit(id: number): FakeAnswer {
    const submitted_date = new Date().toISOString();
    const sent = { status: 'submitted', submitted_date, abilities: abilities.submitted } as const;
    stored.applications = stored.applications.map((one) => (one.id === id ? { ...one, ...sent } : one));
    delete stored.reviews[id];
    const type = stored.applications.find((one) => one.id === id)?.type;
    return ok({
      application: { id, type, status: 'submitted', submitted_date, applicant_name: profile.name },
      email_sent: true,
      email_warning: null,
      pdf_link: null,
    });
  }
  function save(id: number, data: Body): FakeAnswer {
    review(id);
    const before = stored.reviews[id];
    if (!before) return refused(404, 'Not found.');
    const intern_details = { ...before.intern_details, ...(data.intern_details as Body) };
    const changed = { ...before, ...data, intern_details, version: before.version + 1 } as FullReview;
    stored.reviews[id] = changed;
    return ok({ review: reviewAsSent(changed), version: changed.version });
  }
  function newest(type: string): FakeAnswer {
    const { id, details } = stored.applications.find((one) => one.type === type) ?? { id: 0 };
    review(id);
    const known = stored.reviews[id];
    if (!known) return refused(404, 'Not found.');
    const { status, user_id, visitor_info, uploads } = known;
    const user = { id: user_id, role: 'intern', name: profile.name };
    const intern_details_id = details?.intern_details_id ?? id;
    const application = { id, user_id, intern_details_id, type, status };
    const form_data = stored.forms[id] ?? {};
    return ok({ user, form_data, application, visitor_info, reviewData: reviewAsSent(known), uploads });
  }
  function keepForm({ application_id, current_step, form_data, version }: Body): FakeAnswer {
    const id = Number(application_id);
    review(id);
    const before = stored.reviews[id];
    if (!before) return refused(404, 'Not found.');
    const form = stored.forms[id] ?? {};
    if (version !== undefined && version !== before.version) {
      const message = 'This application was changed in another tab or on another device.';
      return refused(409, message, { version: before.version, current: { form_data: form, current_step } });
    }
    stored.forms[id] = { ...form, ...(form_data as Body) };
    stored.reviews[id] = { ...before, version: before.version + 1 };
    return ok({ version: before.version + 1, uploads: [], academicUpload: null, communityUpload: null });
  }
  function upload(id: number, type: string, file: File): FakeAnswer {
    review(id);
    const before = stored.reviews[id];
    if (!before) return refused(404, 'Not found.');
    const file_path = `${id}/${file.name}`;
    const kept = {
      upload_type: type,
      file_path,
      file_name: file.name,
      original_name: file.name,
      size: file.size,
      mime_type: file.type,
      file_url: `/api/storage/${file_path}`,
    };
    const uploads = [...before.uploads.filter((one) => one.upload_type !== type), kept];
    stored.reviews[id] = { ...before, uploads, version: before.version + 1 };
    return ok({ file_path, upload: kept, version: before.version + 1 });
  }
  function keepReferee(id: number, type: string, { referee, letter }: { referee: Body; letter: File }) {
    review(id);
    const before = stored.reviews[id];
    if (!before) return refused(404, 'Not found.');
    const { full_name, institution, organization, email, phone, relationship } = referee as Record<
      string,
      string
    >;
    const letter_path = `${id}/${letter.name}`;
    const names = { institution: institution || null, organization: organization || institution || null };
    const reference = { type, full_name, email, letter_path, ...names };
    const more = { phone: phone || null, relationship: relationship || null };
    const others = before.references.filter((one) => one.type !== type);
    const version = before.version + 1;
    stored.reviews[id] = { ...before, version, references: [...others, { ...reference, ...more }] };
    return ok({ version, reference: { ...reference, ...more }, [`${type}Upload`]: letter_path });
  }
  function askAnother(id: number, reason: unknown): FakeAnswer {
    const about = stored.applications.find((one) => one.id === id);
    if (!about) return refused(404, 'Not found.');
    stored.requests.unshift({
      id: stored.requests.length + 1,
      application_type: about.type,
      status: 'pending',
      user_reason: String(reason),
      admin_notes: null,
      created_at: new Date().toISOString(),
      reviewed_at: null,
      original_application_id: id,
      created_application_id: null,
      is_seen: false,
    });
    stored.applications = stored.applications.map((one) =>
      one.id === id ? { ...one, abilities: abilities.asked } : one,
    );
    delete stored.reviews[id];
    return ok({ request: stored.requests[0] }, 201);
  }
  function changePassword({ currentPassword, newPassword }: Body): FakeAnswer {
    if (currentPassword !== stored.password) return refused(401, 'Current password is incorrect.');
    stored.password = String(newPassword);
    stored.profile = { ...stored.profile, must_change_password: false };
    return ok({ message: 'Changed' });
  }

  const routes: [RegExp, (found: string[], body: Body) => FakeAnswer][] = [
    [/^GET \/api\/(visitor\/)?get-progress-fallback$/, ([isVisit]) => newest(isVisit ? 'visitor' : 'intern')],
    [/^POST \/api\/(?:visitor\/)?save-progress$/, (_, body) => keepForm(body)],
    [/^GET \/api\/my-applications$/, () => ok(mine(stored))],
    ...discardingRoutes(stored),
    ...withdrawingRoutes(stored),
    ...reopenedRoutes(stored),
    ...letterRoutes(stored),
    ...sessionRoutes(),
    ...underAddressRoutes(stored),
    [/^GET \/api\/user\/available-application-types$/, () => ok(stored.types)],
    [/^GET \/api\/(?:user\/applications|applications\/applicant)\/(\d+)/, ([id]) => review(Number(id))],
    [/^GET \/api\/user\/unread-counts$/, () => ok(unread())],
    [/^GET \/api\/user\/data$/, () => ok(stored.data)],
    [/^GET \/api\/my-feedback$/, () => ok({ feedback: stored.feedback })],
    [
      /^POST \/api\/feedback\/(\d+)\/read$/,
      ([id]) => {
        stored.feedback = stored.feedback.map((one) =>
          one.id === Number(id) ? { ...one, is_read: true } : one,
        );
        return ok({ is_read: true, unread_count: unread().feedback });
      },
    ],
    [/^GET \/api\/user\/secondary-application-requests$/, () => ok({ requests: stored.requests })],
    [
      /^POST \/api\/user\/secondary-application-requests\/seen$/,
      () => {
        stored.requests = stored.requests.map((one) => ({ ...one, is_seen: one.status !== 'pending' }));
        return ok({ total_unread: unread().total_unread });
      },
    ],
    [
      /^POST \/api\/user\/secondary-application-request$/,
      (_, body) => askAnother(Number(body.original_application_id), body.reason),
    ],
    [
      /^POST \/api\/user\/applications\/create-secondary$/,
      (_, { type }) => begin(type as 'intern' | 'visitor'),
    ],
    [
      /^POST \/api\/(?:visitor\/)?submit-application$/,
      (_, { application_id }) => submit(Number(application_id)),
    ],
    [/^PUT \/api\/user\/applications\/(\d+)$/, ([id], { data }) => save(Number(id), data as Body)],
    [
      /^POST \/api\/users\/upload-document$/,
      (_, { application_id, document_type, file }) =>
        upload(Number(application_id), String(document_type), file as File),
    ],
    [
      /^POST \/api\/(academic|community)-references$/,
      ([kind], { application_id, letter, ...referee }) =>
        keepReferee(Number(application_id), String(kind), { referee, letter: letter as File }),
    ],
    [/^GET \/api\/me$/, () => ok(stored.profile)],
    [/^POST \/api\/users\/\d+\/change-password$/, (_, body) => changePassword(body)],
    [/^POST \/api\/(logout|me\/files)$/, () => ({ status: 204 })],
  ];

  function answer(method: string, path: string, body: Body = {}): FakeAnswer {
    asked.push({ method, path, body });
    const next = instead.get(`${method} ${path}`)?.shift();
    if (next) return next;
    for (const [route, work] of routes) {
      const found = route.exec(`${method} ${path}`);
      if (found) return copy(work(found.slice(1), body));
    }
    return refused(404, 'Not found.');
  }

  return {
    stored,
    asked,
    /** Sets the next answers of a call; later calls get its usual answer. */
    answerOnce(call: string, ...answers: FakeAnswer[]) {
      instead.set(call, [...(instead.get(call) ?? []), ...answers.map(whole)]);
    },
    /** The calls so far: 'GET /api/me'. */
    calls: () => asked.map(({ method, path }) => `${method} ${path}`),
    /** Replaces the browser's fetch. */
    fetch: async (path: unknown, init?: RequestInit): Promise<Response> => {
      const text = typeof init?.body === 'string' ? init.body : '{}';
      const { status, body, language } = answer(
        init?.method ?? 'GET',
        String(path),
        JSON.parse(text) as Body,
      );
      return {
        ok: status < 300,
        status,
        headers: new Headers(language ? { 'Content-Language': language } : {}),
        text: async () => (body === undefined ? '' : JSON.stringify(body)),
      } as Response;
    },
    /** Replaces a client's upload, which does not use fetch. */
    upload: (async (path, form, options = {}) => {
      options.onProgress?.(60);
      const { status, body } = answer('POST', path, Object.fromEntries(form.entries()));
      if (status < 300) return { status, body };
      const { message, errors } = body as { message: string; errors?: Record<string, string[]> };
      throw new ApiError({ kind: 'answer', status, message, errors: errors ?? {}, body });
    }) as ApiClient['upload'],
  };
}

export type FakePortal = ReturnType<typeof fakePortal>;
