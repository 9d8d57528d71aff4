import {
  isInstitutional,
  storedVisitForm,
  travelFields,
  type VisitForm,
  visitPeriods,
} from '@portal/application-ui/form';
import type { VisitReview } from '@portal/application-ui/review';
import {
  type AsTyped,
  formOf,
  personOf,
  sectionCalls,
  type Version,
  wizardCalls,
} from '@portal/application-ui/wizard';
import type {
  IdentityDocumentAnswer,
  LogisticsRequest,
  VisitDocumentsAnswer,
  VisitDocumentType,
  VisitReviewData,
} from '@portal/contract-svc-applications-v1';
import type { ApiClient, UploadOptions } from '@portal/remote-sdk';

const BASE = '/api/visitor';

/** The contract's fields; nothing is a way to say that there is no answer. */
type Logistics = {
  [Field in keyof Omit<LogisticsRequest, 'application_id' | 'version'>]:
    | AsTyped<LogisticsRequest>[Field]
    | null;
};

/** What is blank is stored as nothing. */
const told = (value: string) => value.trim() || null;

/** How a visitor travels, stays and can be helped. */
const logisticsOf = (form: VisitForm): Logistics => ({
  visit_start_date: form.visit_start_date,
  visit_end_date: form.visit_end_date,
  accommodation_type: told(form.accommodation_type),
  needs_visa_assistance: told(form.needs_visa_assistance),
  ...(Object.fromEntries(travelFields.map((field) => [field, told(form[field])])) as Record<
    (typeof travelFields)[number],
    string | null
  >),
  has_visited: told(form.has_visited),
  is_institution: isInstitutional(form),
  people_participated: told(form.people_participated),
  declaration_accuracy: form.declaration_accuracy,
  declaration_conduct: form.declaration_conduct,
  declaration_data_processing: form.declaration_data_processing,
});

/** All calls of the visit wizard. Each throws ApiError when it does not succeed. */
export function createVisitApi(client: ApiClient) {
  const { interests, languages, section, send } = sectionCalls<VisitForm>(client, BASE);
  async function sendFile<Answer>(
    path: string,
    fields: Record<string, number | File>,
    options: UploadOptions,
  ) {
    return (await client.upload<Answer>(`${BASE}${path}`, formOf(fields), options)).body;
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
      const { version, upload } = await sendFile<IdentityDocumentAnswer>(
        '/upload-national-id',
        { intern_details_id, national_id: file },
        options,
      );
      return { version, upload };
    },
    /** One document by itself; it replaces the earlier one of its type. */
    async document(
      type: VisitDocumentType,
      { intern_details_id }: VisitForm,
      file: File,
      options: UploadOptions,
    ) {
      const { version, uploads } = await sendFile<VisitDocumentsAnswer>(
        '/upload-documents',
        { intern_details_id, [type]: file },
        options,
      );
      return { version, upload: uploads[type] };
    },
    async review({ intern_details_id }: VisitForm): Promise<VisitReview> {
      return (await client.get<{ review: VisitReviewData }>(`${BASE}/review/${intern_details_id}`)).body
        .review;
    },
  };
}
export type VisitApi = ReturnType<typeof createVisitApi>;
