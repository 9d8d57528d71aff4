import { storedVisitForm, type VisitForm, visitPeriods } from '@portal/application-ui/form';
import type { VisitReview } from '@portal/application-ui/review';
import { formOf, personOf, sectionCalls, type Version, wizardCalls } from '@portal/application-ui/wizard';
import type { UploadedDocument } from '@portal/contract-svc-applications-v1';
import type { ApiClient, UploadOptions } from '@portal/remote-sdk';

const BASE = '/api/visitor';

/** What an upload of a visit answers. */
interface FileAnswer {
  version: number;
  upload?: UploadedDocument;
  uploads?: Record<string, UploadedDocument | undefined>;
}

/** How a visitor travels, stays and can be helped; what is blank is stored as nothing. */
function logisticsOf(form: VisitForm) {
  const { visit_start_date, visit_end_date, accommodation_type, needs_visa_assistance } = form;
  const { travel_from_country, travel_from_city, has_visited, people_participated, purpose } = form;
  const { emergency_contact_name, emergency_contact_relationship } = form;
  const { emergency_contact_phone, emergency_contact_email } = form;
  const { declaration_accuracy, declaration_conduct, declaration_data_processing } = form;
  const told = {
    visit_start_date,
    visit_end_date,
    accommodation_type,
    needs_visa_assistance,
    travel_from_country,
    travel_from_city,
    emergency_contact_name,
    emergency_contact_relationship,
    emergency_contact_phone,
    emergency_contact_email,
    has_visited,
    people_participated,
  };
  return {
    ...Object.fromEntries(Object.entries(told).map(([field, value]) => [field, value.trim() || null])),
    is_institution: purpose === 'institutional',
    declaration_accuracy,
    declaration_conduct,
    declaration_data_processing,
  };
}

/** All calls of the visit wizard. Each throws ApiError when it does not succeed. */
export function createVisitApi(client: ApiClient) {
  const { interests, languages, section, send } = sectionCalls<VisitForm>(client, BASE);
  async function sendFile(path: string, fields: Record<string, number | File>, options: UploadOptions) {
    return (await client.upload<FileAnswer>(`${BASE}${path}`, formOf(fields), options)).body;
  }

  return {
    ...wizardCalls<VisitForm>(client, {
      role: 'visitor',
      base: BASE,
      login: `${BASE}/login`,
      stored: storedVisitForm,
      signed: ({ agreement }) => ({ agreement }),
    }),
    interests,
    languages,
    personalDetails: (form: VisitForm, version: Version) => {
      const { application_id, institution_name, institution_position, has_disability } = form;
      const organisation = { institution_name, institution_position };
      const needs = { has_disability, description: form.disability_description };
      return send(
        '/personal-details',
        { application_id, ...personOf(form), ...organisation, ...needs },
        version,
      );
    },
    institution: section('/institution', ({ institutions }) => ({ institutions: institutions.slice(0, 1) })),
    logistics: (form: VisitForm, version: Version) =>
      send('/logistics', { application_id: form.application_id, ...logisticsOf(form) }, version),
    availability: section('/availability', (form) => ({
      periods: visitPeriods(form),
      hours_available: form.hours_available,
    })),
    async nationalId({ intern_details_id }: VisitForm, file: File, options: UploadOptions) {
      const { version, upload } = await sendFile(
        '/upload-national-id',
        { intern_details_id, national_id: file },
        options,
      );
      return { version, upload };
    },
    /** One document by itself; it replaces the earlier one of its type. */
    async document(type: string, { intern_details_id }: VisitForm, file: File, options: UploadOptions) {
      const answer = await sendFile('/upload-documents', { intern_details_id, [type]: file }, options);
      return { version: answer.version, upload: answer.uploads?.[type] };
    },
    async review({ intern_details_id }: VisitForm): Promise<VisitReview> {
      return (await client.get<{ review: VisitReview }>(`${BASE}/review/${intern_details_id}`)).body.review;
    },
  };
}
export type VisitApi = ReturnType<typeof createVisitApi>;
