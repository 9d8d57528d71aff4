import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, asTyped, call, type UploadOptions } from '@portal/remote-sdk';
import { storedForm, type WizardForm } from '../../base/form';
import type { FullReview } from '../../base/review';
import { callWithFile } from '../../base/sending';
import { discardDraft, orSubmitted, personOf, removeDocument, versioned, type WizardApi } from '../wizard';

/** All calls of a wizard built from its programme's table. Each throws ApiError when it fails. */
export function createProgrammeApi(client: ApiClient, type: ApplicationType) {
  const params = { programme: type };
  const shared: WizardApi<WizardForm> = {
    client,
    login(form, { whole, code }) {
      const { email, phone } = form;
      const body = { ...(whole ? personOf(form) : { email, phone }), ...(code && { code }) };
      return orSubmitted(call(client, asTyped(applicationCalls.signInToProgramme), { params, body }));
    },
    progress: () => orSubmitted(call(client, applicationCalls.getProgress, { params })),
    async saveProgress({ values, step, finished, version, keepalive }) {
      const { application_id } = values;
      const answers = { application_id, current_step: step, form_data: storedForm(values) };
      const body = { ...answers, ...(finished && { finished: [...finished] }), ...versioned(version) };
      return (await call(client, applicationCalls.saveProgress, { params, body }, { keepalive })).body;
    },
    async submit({ application_id, signature }) {
      const body = { application_id, signature: signature.trim(), agreement: true as const };
      return (await call(client, applicationCalls.submitApplication, { params, body })).body;
    },
    removeDocument: (kind, form) => removeDocument(client, type, kind, form),
    discard: (form) => discardDraft(client, form),
    async logout() {
      await call(client, accountCalls.signOut);
    },
    async renewFiles() {
      await call(client, accountCalls.renewFileCookie);
    },
  };
  return {
    ...shared,
    /** Sends one document; it replaces the earlier document of its type. */
    async document(kind: string, { application_id }: WizardForm, file: File, options: UploadOptions) {
      const form = { application_id, document_type: kind, document: file };
      return (await callWithFile(client, applicationCalls.uploadDocument, { params, form }, options)).body;
    },
    async review({ application_id }: WizardForm): Promise<FullReview> {
      return (await call(client, applicationCalls.getOwnApplication, { params: { id: application_id } })).body
        .review;
    },
  };
}
export type ProgrammeApi = ReturnType<typeof createProgrammeApi>;
