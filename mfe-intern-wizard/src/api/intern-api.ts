import type { InternshipForm, Reference } from '@portal/application-ui/form';
import { storedForm } from '@portal/application-ui/form';
import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import type { Answer, ApiClient, UploadOptions } from '@portal/remote-sdk';
import type { SaveRequest } from '@portal/ui/wizard';
import type {
  OrSubmitted,
  ProgressAnswer,
  ReferenceAnswer,
  SignedIn,
  StoredUpload,
  SubmitAnswer,
  SubmittedApplication,
  Versioned,
} from './types';

type Version = number | undefined;

/** The status of an answer about an application that was submitted before. */
const ALREADY_SUBMITTED = 220;

function orSubmitted<T>({ status, body }: Answer<T | { application: SubmittedApplication }>): OrSubmitted<T> {
  if (status === ALREADY_SUBMITTED) {
    return { submitted: (body as { application: SubmittedApplication }).application };
  }
  return { submitted: null, answer: body as T };
}

function formOf(fields: Readonly<Record<string, string | number | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, value instanceof File ? value : String(value));
  }
  return form;
}

const idsOf = ({ intern_details_id, application_id }: InternshipForm) => ({
  intern_details_id,
  application_id,
});

function personOf(form: InternshipForm) {
  const { name, email, phone, dob, gender, nationality } = form;
  const { current_address, permanent_address, contact_preference } = form;
  return {
    name,
    email,
    phone,
    dob,
    gender,
    nationality,
    current_address,
    permanent_address,
    contact_preference,
  };
}

/** The calls that store one section each. */
function sectionCalls(client: ApiClient) {
  const send = (path: string, form: InternshipForm, version: Version, body: object) =>
    client
      .post<Versioned>(path, { intern_details_id: form.intern_details_id, version, ...body })
      .then((answer) => answer.body);
  type Call = (form: InternshipForm, version: Version) => Promise<Versioned>;
  const calls = {
    personalDetails: (form, version) =>
      send('/api/personal-details', form, version, {
        application_id: form.application_id,
        ...personOf(form),
      }),
    disability: (form, version) =>
      send('/api/disability', form, version, {
        has_disability: form.has_disability,
        description: form.disability_description,
      }),
    institutions: (form, version) =>
      send('/api/institution', form, version, { institutions: form.institutions }),
    degrees: (form, version) => send('/api/degree', form, version, { degrees: form.degrees }),
    honors: (form, version) => send('/api/honor', form, version, { honors: form.honors }),
    courses: (form, version) => send('/api/course-work', form, version, { course_works: form.course_works }),
    experience: (form, version) =>
      send('/api/experience', form, version, {
        clinic_experiences: form.clinic_experiences,
        research_experiences: form.research_experiences,
        volunteers: form.volunteers,
      }),
    interests: (form, version) =>
      send('/api/interests', form, version, {
        interests: form.interests,
        personal_statement: form.personal_statement.trim(),
      }),
    languages: (form, version) =>
      send('/api/languages', form, version, { languages: form.languages, other_skills: form.other_skills }),
    availability: (form, version) =>
      send('/api/availability', form, version, {
        periods: form.periods,
        hours_available: Number(form.hours_available),
      }),
  } satisfies Record<string, Call>;
  return calls;
}

function fileCalls(client: ApiClient) {
  return {
    /** A reference with its letter, or without when one is stored already. */
    reference(
      type: ReferenceType,
      form: InternshipForm,
      version: Version,
      letter?: File,
      options?: UploadOptions,
    ) {
      const { full_name, institution, organization, email, phone, relationship }: Reference =
        form.references[type === 'academic' ? 0 : 1];
      const home = type === 'academic' ? { institution } : { organization };
      const body = formOf({
        type,
        ...idsOf(form),
        full_name,
        ...home,
        email,
        phone,
        relationship,
        version,
        letter,
      });
      return client
        .upload<ReferenceAnswer>(`/api/${type}-references`, body, options)
        .then((answer) => answer.body);
    },
    /** One document by itself; it replaces the earlier one of its type. */
    document(type: string, form: InternshipForm, file: File, options: UploadOptions) {
      return client
        .upload<Versioned & { uploads?: StoredUpload[] }>(
          '/api/documents',
          formOf({ ...idsOf(form), [type]: file }),
          options,
        )
        .then((answer) => answer.body);
    },
  };
}

/** All calls of the internship wizard. Each throws ApiError when it does not succeed. */
export function createInternApi(client: ApiClient) {
  return {
    ...sectionCalls(client),
    ...fileCalls(client),
    /** Signs in; with the whole person a new applicant is made, e-mail and phone alone resume. */
    async login(form: InternshipForm, { whole }: { whole: boolean }): Promise<OrSubmitted<SignedIn>> {
      const { email, phone } = form;
      const body = { ...(whole ? personOf(form) : { email, phone }), role: 'intern' };
      return orSubmitted(
        await client.post<SignedIn | { application: SubmittedApplication }>('/api/intern/login', body),
      );
    },
    async progress(): Promise<OrSubmitted<ProgressAnswer>> {
      return orSubmitted(
        await client.get<ProgressAnswer | { application: SubmittedApplication }>('/api/get-progress'),
      );
    },
    async saveProgress({
      values,
      step,
      version,
      keepalive,
    }: SaveRequest<InternshipForm>): Promise<Versioned> {
      const body = { ...idsOf(values), current_step: step, form_data: storedForm(values), version };
      const answer = await client.post<Versioned>('/api/save-progress', body, { keepalive });
      return answer.body;
    },
    async submit(form: InternshipForm): Promise<SubmitAnswer> {
      const body = { ...idsOf(form), signature: form.signature.trim() };
      return (await client.post<SubmitAnswer>('/api/submit', body)).body;
    },
    async logout(): Promise<void> {
      await client.post('/api/logout');
    },
  };
}
export type InternApi = ReturnType<typeof createInternApi>;
