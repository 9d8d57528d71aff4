import { storedVisitForm, type VisitForm } from '@portal/application-ui/form';
import type { VisitReview } from '@portal/application-ui/review';
import { callWithFile } from '@portal/application-ui/sending';
import { wizardCalls } from '@portal/application-ui/wizard';
import type { VisitDocumentType } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call, type UploadOptions } from '@portal/remote-sdk';

/** All calls of the visit wizard. Each throws ApiError when it fails. */
export function createVisitApi(client: ApiClient) {
  return {
    ...wizardCalls<VisitForm>(client, {
      role: 'visitor',
      login: applicationCalls.signInToVisit,
      progress: applicationCalls.getVisitProgress,
      save: applicationCalls.saveVisitProgress,
      submit: applicationCalls.submitVisit,
      stored: storedVisitForm,
      signed: ({ agreement }) => ({ agreement }),
    }),
    async nationalId({ intern_details_id }: VisitForm, file: File, options: UploadOptions) {
      const form = { intern_details_id, national_id: file };
      const { version, upload } = (
        await callWithFile(client, applicationCalls.uploadNationalId, { form }, options)
      ).body;
      return { version, upload };
    },
    /** Sends one document; it replaces the earlier document of its type. */
    async document(
      type: VisitDocumentType,
      { intern_details_id }: VisitForm,
      file: File,
      options: UploadOptions,
    ) {
      const form = { intern_details_id, [type]: file };
      const { version, uploads } = (
        await callWithFile(client, applicationCalls.uploadVisitDocuments, { form }, options)
      ).body;
      return { version, upload: uploads[type] };
    },
    async review({ intern_details_id }: VisitForm): Promise<VisitReview> {
      return (await call(client, applicationCalls.reviewVisit, { params: { intern_details_id } })).body
        .review;
    },
  };
}
export type VisitApi = ReturnType<typeof createVisitApi>;
