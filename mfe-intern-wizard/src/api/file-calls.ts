import type { InternshipForm } from '@portal/application-ui/form';
import { formOf } from '@portal/application-ui/wizard';
import type { DocumentsAnswer, ReferenceType } from '@portal/contract-svc-applications-v1';
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
    /** A reference with its letter, or without when one is stored already. */
    async reference(
      type: ReferenceType,
      form: InternshipForm,
      version: number | undefined,
      letter?: Letter,
    ): Promise<ReferenceAnswer> {
      const { full_name, institution, organization, email, phone, relationship } =
        form.references[type === 'academic' ? 0 : 1];
      const home = type === 'academic' ? { institution } : { organization };
      const referee = { type, full_name, ...home, email, phone, relationship };
      const body = formOf({ ...idsOf(form), ...referee, version, letter: letter?.file });
      return (await client.upload<ReferenceAnswer>(`/api/${type}-references`, body, letter?.options)).body;
    },
    /** One document by itself; it replaces the earlier one of its type. */
    async document(type: string, form: InternshipForm, file: File, options: UploadOptions) {
      const body = formOf({ ...idsOf(form), [type]: file });
      return (await client.upload<DocumentsAnswer>('/api/documents', body, options)).body;
    },
  };
}
