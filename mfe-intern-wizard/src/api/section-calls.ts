import type { InternshipForm } from '@portal/application-ui/form';
import { type AsTyped, personOf, sectionCalls, type Version } from '@portal/application-ui/wizard';
import type {
  AvailabilityRequest,
  CourseWorkRequest,
  DegreesRequest,
  DisabilityRequest,
  ExperienceRequest,
  HonorsRequest,
  InstitutionsRequest,
} from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

/** A section as its call takes it, without the ids that every section carries. */
type Answers<Request> = Omit<AsTyped<Request>, 'intern_details_id' | 'version'>;

/** The calls that store one section each. */
export function internSections(client: ApiClient) {
  const { interests, languages, section, send } = sectionCalls<InternshipForm>(client, '/api');
  return {
    interests,
    languages,
    personalDetails: (form: InternshipForm, version: Version) =>
      send('/personal-details', { application_id: form.application_id, ...personOf(form) }, version),
    disability: section(
      '/disability',
      (form): Answers<DisabilityRequest> => ({
        has_disability: form.has_disability,
        description: form.disability_description,
      }),
    ),
    institutions: section(
      '/institution',
      ({ institutions }): Answers<InstitutionsRequest> => ({ institutions }),
    ),
    degrees: section('/degree', ({ degrees }): Answers<DegreesRequest> => ({ degrees })),
    honors: section('/honor', ({ honors }): Answers<HonorsRequest> => ({ honors })),
    courses: section('/course-work', ({ course_works }): Answers<CourseWorkRequest> => ({ course_works })),
    experience: section(
      '/experience',
      ({ clinic_experiences, research_experiences, volunteers }): Answers<ExperienceRequest> => ({
        clinic_experiences,
        research_experiences,
        volunteers,
      }),
    ),
    availability: section(
      '/availability',
      ({ periods, hours_available }): Answers<AvailabilityRequest> => ({ periods, hours_available }),
    ),
  };
}
