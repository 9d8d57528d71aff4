import type {
  CopyTokenAnswer,
  IdentifyAnswer,
  IdentifyRefusal,
  IdentifyRequest,
  MailedPasswordAnswer,
  WizardTokenAnswer,
  WizardTokenRequest,
} from '@portal/contract-svc-auth-v1/internal';
import type { ServiceClient } from '@portal/service-kit/client';
import { TooMany, Unavailable } from '@portal/service-kit/errors';
import { CodeNeeded, WrongPair } from '../errors';

/** What is asked of svc-auth. Each throws Unavailable while it does not answer. */
export interface Auth {
  /** @throws WrongPair, TooMany, and CodeNeeded where the request asks for a code */
  identify(request: IdentifyRequest, requestId: string): Promise<IdentifyAnswer>;
  wizardToken(request: WizardTokenRequest, requestId: string): Promise<WizardTokenAnswer>;
  /** Lets the applicant have a copy of what they have just submitted. */
  copyToken(request: WizardTokenRequest, requestId: string): Promise<CopyTokenAnswer>;
  /** For the confirmation mail; undefined when there is no such account any more. */
  mailedPassword(personId: number): Promise<MailedPasswordAnswer | undefined>;
  /** Tells the corrected name, and phone number, that they sign in with. */
  rename(personId: number, changes: { name: string; phone?: string }): Promise<void>;
}

export function createAuth(client: ServiceClient): Auth {
  return {
    async identify(body, requestId) {
      const answer = await client.call<IdentifyAnswer | IdentifyRefusal>({
        method: 'POST',
        path: '/internal/wizard/identify',
        body,
        requestId,
      });
      if (answer.status === 401) throw refusal(answer.body as IdentifyRefusal);
      if (answer.status === 429) throw new TooMany(Number(answer.headers['retry-after'] ?? 60));
      return expected(answer) as IdentifyAnswer;
    },
    async wizardToken(body, requestId) {
      const path = '/internal/wizard/token';
      const answer = await client.call<WizardTokenAnswer>({ method: 'POST', path, body, requestId });
      // The account was closed a moment ago.
      if (answer.status === 404) throw new WrongPair();
      return expected(answer);
    },
    async copyToken(body, requestId) {
      const path = '/internal/wizard/copy-token';
      return expected(await client.call<CopyTokenAnswer>({ method: 'POST', path, body, requestId }));
    },
    async mailedPassword(personId) {
      const path = `/internal/people/${personId}/mailed-password`;
      const answer = await client.call<MailedPasswordAnswer>({ method: 'POST', path, body: {} });
      return answer.status === 404 ? undefined : expected(answer);
    },
    async rename(personId, body) {
      const path = `/internal/people/${personId}`;
      const answer = await client.call({ method: 'PATCH', path, body });
      if (answer.status !== 404) expected(answer);
    },
  };
}

function refusal({ code_required, message, errors }: IdentifyRefusal): WrongPair | CodeNeeded {
  return code_required ? new CodeNeeded(message, errors) : new WrongPair();
}

/** Anything else is a broken promise between two services: nothing the person could mend. */
function expected<T>({ status, body }: { status: number; body: T }): T {
  if (status === 200) return body;
  throw new Unavailable(undefined, { cause: new Error(`svc-auth answered ${status}`) });
}
