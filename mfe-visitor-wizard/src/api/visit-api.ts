import {
  isInstitutional,
  storedVisitForm,
  travelFields,
  type VisitForm,
  visitPeriods,
} from '@portal/application-ui/form';
import type { VisitReview } from '@portal/application-ui/review';
import { personOf, sectionCalls, type Version, wizardCalls } from '@portal/application-ui/wizard';
import type { LogisticsRequest, VisitDocumentType } from '@portal/contract-svc-applications-v1';
import {
  V01,
  V02,
  V03,
  V04,
  V05,
  V06,
  V07,
  V08,
  V09,
  V10,
  V11,
  V12,
  V13,
} from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, type AsTyped, call, type UploadOptions } from '@portal/remote-sdk';

/** The contract's fields; nothing is a way to say that there is no answer. */
type Logistics = {
  [Field in keyof Omit<LogisticsRequest, 'application_id' | 'version'>]:
    | AsTyped<LogisticsRequest>[Field]
    | null;
};

type AnsweredLogistics = Omit<AsTyped<LogisticsRequest>, 'application_id' | 'version'>;

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
  const shared = { interests: V09, languages: V08 };
  const { interests, languages, section, send } = sectionCalls<VisitForm>(client, shared);

  return {
    ...wizardCalls<VisitForm>(client, {
      role: 'visitor',
      login: V01,
      progress: V02,
      save: V04,
      submit: V13,
      stored: storedVisitForm,
      signed: ({ agreement }) => ({ agreement }),
    }),
    interests,
    languages,
    personalDetails: (form: VisitForm, version: Version) => {
      const { application_id, institution_name, institution_position, has_disability } = form;
      const organisation = { institution_name, institution_position };
      const needs = { has_disability, description: form.disability_description };
      return send(V03, { application_id, ...personOf(form), ...organisation, ...needs }, version);
    },
    institution: section(V07, ({ institutions }) => ({ institutions: institutions.slice(0, 1) })),
    logistics: (form: VisitForm, version: Version) =>
      send(
        V10,
        { application_id: form.application_id, ...(logisticsOf(form) as AnsweredLogistics) },
        version,
      ),
    availability: section(V11, (form) => ({
      periods: visitPeriods(form),
      hours_available: form.hours_available,
    })),
    async nationalId({ intern_details_id }: VisitForm, file: File, options: UploadOptions) {
      const form = { intern_details_id, national_id: file };
      const { version, upload } = (await call(client, V05, { form }, options)).body;
      return { version, upload };
    },
    /** One document by itself; it replaces the earlier one of its type. */
    async document(
      type: VisitDocumentType,
      { intern_details_id }: VisitForm,
      file: File,
      options: UploadOptions,
    ) {
      const form = { intern_details_id, [type]: file };
      const { version, uploads } = (await call(client, V06, { form }, options)).body;
      return { version, upload: uploads[type] };
    },
    async review({ intern_details_id }: VisitForm): Promise<VisitReview> {
      return (await call(client, V12, { params: { intern_details_id } })).body.review;
    },
  };
}
export type VisitApi = ReturnType<typeof createVisitApi>;
