import { type InternshipForm, storedForm } from '@portal/application-ui/form';
import type {
  AlreadySubmitted,
  Progress,
  SaveProgressAnswer,
  SaveProgressRequest,
  SignInAnswer,
  SignInRequest,
  SubmitRequest,
} from '@portal/contract-svc-applications-v1';
import type { Answer, ApiClient } from '@portal/remote-sdk';
import type { SaveRequest } from '@portal/ui/wizard';
import type { AsTyped } from './as-typed';
import { fileCalls } from './file-calls';
import { personOf, sectionCalls } from './section-calls';
import type { OrSubmitted, Submission } from './types';

/** The status of an answer about an application that was submitted before. */
const ALREADY_SUBMITTED = 220;

function orSubmitted<T>({ status, body }: Answer<T | AlreadySubmitted>): OrSubmitted<T> {
  if (status === ALREADY_SUBMITTED) return { submitted: (body as AlreadySubmitted).application };
  return { submitted: null, answer: body as T };
}

const idsOf = ({ intern_details_id, application_id }: InternshipForm) => ({
  intern_details_id,
  application_id,
});

/** All calls of the internship wizard. Each throws ApiError when it does not succeed. */
export function createInternApi(client: ApiClient) {
  return {
    ...sectionCalls(client),
    ...fileCalls(client),
    /** Signs in; with the whole person a new applicant is made, e-mail and phone alone resume. */
    async login(form: InternshipForm, { whole }: { whole: boolean }): Promise<OrSubmitted<SignInAnswer>> {
      const { email, phone } = form;
      const body: AsTyped<SignInRequest> = {
        ...(whole ? personOf(form) : { email, phone }),
        role: 'intern',
      };
      return orSubmitted(await client.post<SignInAnswer | AlreadySubmitted>('/api/intern/login', body));
    },
    async progress(): Promise<OrSubmitted<Progress>> {
      return orSubmitted(await client.get<Progress | AlreadySubmitted>('/api/get-progress'));
    },
    async saveProgress({
      values,
      step,
      version,
      keepalive,
    }: SaveRequest<InternshipForm>): Promise<SaveProgressAnswer> {
      const body: AsTyped<SaveProgressRequest> = {
        ...idsOf(values),
        current_step: step,
        form_data: storedForm(values),
        ...(version === undefined ? {} : { version }),
      };
      return (await client.post<SaveProgressAnswer>('/api/save-progress', body, { keepalive })).body;
    },
    /** Also answered when it was in already: a second press, or a press in another tab. */
    async submit(form: InternshipForm): Promise<Submission> {
      const body: SubmitRequest = { ...idsOf(form), signature: form.signature.trim() };
      return (await client.post<Submission>('/api/submit', body)).body;
    },
    async logout(): Promise<void> {
      await client.post('/api/logout');
    },
  };
}
export type InternApi = ReturnType<typeof createInternApi>;
