import { type InternshipForm, storedForm } from '@portal/application-ui/form';
import { wizardCalls } from '@portal/application-ui/wizard';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import type { ApiClient } from '@portal/remote-sdk';
import { fileCalls } from './file-calls';

/** All calls of the internship wizard. Each throws ApiError when it fails. */
export const createInternApi = (client: ApiClient) => ({
  ...wizardCalls<InternshipForm>(client, {
    role: 'intern',
    login: applicationCalls.signInToInternship,
    progress: applicationCalls.getInternshipProgress,
    save: applicationCalls.saveInternshipProgress,
    submit: applicationCalls.submitInternship,
    stored: storedForm,
    signed: ({ intern_details_id }) => ({ intern_details_id }),
  }),
  ...fileCalls(client),
  /** The client, for lazily loaded parts that have calls of their own. */
  client,
});
export type InternApi = ReturnType<typeof createInternApi>;
