import type { InternshipForm } from '@portal/application-ui/form';
import { personOf, sectionCalls, type Version } from '@portal/application-ui/wizard';
import {
  I04,
  I05,
  I06,
  I07,
  I08,
  I09,
  I10,
  I11,
  I12,
  I13,
} from '@portal/contract-svc-applications-v1/operations';
import type { ApiClient } from '@portal/remote-sdk';

/** The calls that store one section each. */
export function internSections(client: ApiClient) {
  const shared = { interests: I11, languages: I12 };
  const { interests, languages, section, send } = sectionCalls<InternshipForm>(client, shared);
  return {
    interests,
    languages,
    personalDetails: (form: InternshipForm, version: Version) =>
      send(I04, { application_id: form.application_id, ...personOf(form) }, version),
    disability: section(I05, (form) => ({
      has_disability: form.has_disability,
      description: form.disability_description,
    })),
    institutions: section(I06, ({ institutions }) => ({ institutions })),
    degrees: section(I07, ({ degrees }) => ({ degrees })),
    honors: section(I08, ({ honors }) => ({ honors })),
    courses: section(I09, ({ course_works }) => ({ course_works })),
    experience: section(I10, ({ clinic_experiences, research_experiences, volunteers }) => ({
      clinic_experiences,
      research_experiences,
      volunteers,
    })),
    availability: section(I13, ({ periods, hours_available }) => ({ periods, hours_available })),
  };
}
