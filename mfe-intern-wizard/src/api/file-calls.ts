import type { InternshipForm } from '@portal/application-ui/form';
import { callWithFile } from '@portal/application-ui/sending';
import type { DocumentType, ReferenceType } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import type { ApiClient, UploadOptions } from '@portal/remote-sdk';
import type { ReferenceAnswer } from './types';

const idsOf = ({ intern_details_id, application_id }: InternshipForm) => ({
  intern_details_id,
  application_id,
});

export interface Letter {
  file: File;
  options: UploadOptions;
}

/** The calls that carry files. */
export function fileCalls(client: ApiClient) {
  return {
    /** Sends a reference with its letter. */
    async reference(
      type: ReferenceType,
      form: InternshipForm,
      version: number | undefined,
      letter: Letter,
    ): Promise<ReferenceAnswer> {
      const { institution, organization, full_name, email, phone, relationship } =
        form.references[type === 'academic' ? 0 : 1];
      const referee = { type, full_name, email, phone, relationship };
      const sent = { ...idsOf(form), ...referee, version, letter: letter.file };
      const sending =
        type === 'academic'
          ? callWithFile(
              client,
              applicationCalls.saveAcademicReference,
              { form: { ...sent, institution } },
              letter.options,
            )
          : callWithFile(
              client,
              applicationCalls.saveCommunityReference,
              { form: { ...sent, organization } },
              letter.options,
            );
      return (await sending).body;
    },
    /** Sends one document; it replaces the earlier document of its type. */
    async document(type: DocumentType, form: InternshipForm, file: File, options: UploadOptions) {
      return (
        await callWithFile(
          client,
          applicationCalls.uploadInternshipDocuments,
          { form: { ...idsOf(form), [type]: file } },
          options,
        )
      ).body;
    },
  };
}
