import { storedVisitForm, type VisitForm } from '@portal/application-ui/form';
import type { VisitReview } from '@portal/application-ui/review';
import { callWithFile } from '@portal/application-ui/sending';
import { wizardCalls } from '@portal/application-ui/wizard';
import type { VisitDocumentType } from '@portal/contract-svc-applications-v1';
import { V01, V02, V04, V05, V06, V12, V13 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call, type UploadOptions } from '@portal/remote-sdk';

/** All calls of the visit wizard. Each throws ApiError when it fails. */
export function createVisitApi(client: ApiClient) {
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
    async nationalId({ intern_details_id }: VisitForm, file: File, options: UploadOptions) {
      const form = { intern_details_id, national_id: file };
      const { version, upload } = (await callWithFile(client, V05, { form }, options)).body;
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
      const { version, uploads } = (await callWithFile(client, V06, { form }, options)).body;
      return { version, upload: uploads[type] };
    },
    async review({ intern_details_id }: VisitForm): Promise<VisitReview> {
      return (await call(client, V12, { params: { intern_details_id } })).body.review;
    },
  };
}
export type VisitApi = ReturnType<typeof createVisitApi>;
