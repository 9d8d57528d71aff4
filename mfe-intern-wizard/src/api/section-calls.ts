import type { InternshipForm } from '@portal/application-ui/form';
import type {
  AvailabilityRequest,
  CourseWorkRequest,
  DegreesRequest,
  DisabilityRequest,
  ExperienceRequest,
  HonorsRequest,
  InstitutionsRequest,
  MotivationRequest,
  PersonalDetailsRequest,
  SectionAnswer,
  SkillsRequest,
} from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import type { AsTyped } from './as-typed';

type Version = number | undefined;

/** The person as both the sign-in and the personal details send it. */
export function personOf(form: InternshipForm) {
  const { name, email, phone, dob, gender, nationality } = form;
  const { current_address, permanent_address, contact_preference } = form;
  const reach = { current_address, permanent_address, contact_preference };
  return { name, email, phone, dob, gender, nationality, ...reach };
}

/** The calls that store one section each; all carry the version they were typed on top of. */
export function sectionCalls(client: ApiClient) {
  async function send<Request>(path: string, body: AsTyped<Request>): Promise<SectionAnswer> {
    return (await client.post<SectionAnswer>(path, body)).body;
  }
  const to = ({ intern_details_id }: InternshipForm, version: Version) => ({
    intern_details_id,
    ...(version === undefined ? {} : { version }),
  });

  return {
    personalDetails: (form: InternshipForm, version: Version) =>
      send<PersonalDetailsRequest>('/api/personal-details', {
        application_id: form.application_id,
        ...personOf(form),
        ...(version === undefined ? {} : { version }),
      }),
    disability: (form: InternshipForm, version: Version) =>
      send<DisabilityRequest>('/api/disability', {
        ...to(form, version),
        has_disability: form.has_disability,
        description: form.disability_description,
      }),
    institutions: (form: InternshipForm, version: Version) =>
      send<InstitutionsRequest>('/api/institution', {
        ...to(form, version),
        institutions: form.institutions,
      }),
    degrees: (form: InternshipForm, version: Version) =>
      send<DegreesRequest>('/api/degree', { ...to(form, version), degrees: form.degrees }),
    honors: (form: InternshipForm, version: Version) =>
      send<HonorsRequest>('/api/honor', { ...to(form, version), honors: form.honors }),
    courses: (form: InternshipForm, version: Version) =>
      send<CourseWorkRequest>('/api/course-work', { ...to(form, version), course_works: form.course_works }),
    experience: (form: InternshipForm, version: Version) =>
      send<ExperienceRequest>('/api/experience', {
        ...to(form, version),
        clinic_experiences: form.clinic_experiences,
        research_experiences: form.research_experiences,
        volunteers: form.volunteers,
      }),
    interests: (form: InternshipForm, version: Version) =>
      send<MotivationRequest>('/api/interests', {
        ...to(form, version),
        interests: form.interests,
        personal_statement: form.personal_statement.trim(),
      }),
    languages: (form: InternshipForm, version: Version) =>
      send<SkillsRequest>('/api/languages', {
        ...to(form, version),
        languages: form.languages,
        other_skills: form.other_skills,
      }),
    availability: (form: InternshipForm, version: Version) =>
      send<AvailabilityRequest>('/api/availability', {
        ...to(form, version),
        periods: form.periods,
        hours_available: form.hours_available,
      }),
  };
}
