import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import type { ServiceAnswer, ServiceClient } from '@portal/service-kit/client';
import { type DomainError, Forbidden, NotFound, NotSignedIn, Unavailable } from '@portal/service-kit/errors';
import { PortalClosed } from '../errors';

/** One application in full, as svc-applications shows it to this caller. */
export type Review = AnswerBody<'M03'>['review'];

/** With what the caller proves themselves; it goes on to svc-applications as it came. */
export interface Caller {
  authorization: string;
  requestId: string;
}

export interface Applications {
  /** @throws NotFound, Forbidden, NotSignedIn, PortalClosed, Unavailable */
  forStaff(id: number, caller: Caller): Promise<Review>;
  /** As above, to its owner. */
  forOwner(id: number, caller: Caller): Promise<Review>;
}

export function askApplications(client: ServiceClient): Applications {
  async function ask(path: string, { authorization, requestId }: Caller): Promise<Review> {
    const headers = { authorization };
    const answer = await client.call<{ review: Review }>({ method: 'GET', path, headers, requestId });
    if (answer.status === 200) return answer.body.review;
    throw refusal(answer);
  }
  return {
    forStaff: (id, caller) => ask(`/api/admin/applications/${id}?purpose=export`, caller),
    async forOwner(id, caller) {
      const status = await client.call<{ portal_enabled?: boolean }>({
        method: 'GET',
        path: '/api/portal-status',
      });
      if (status.body?.portal_enabled === false) throw new PortalClosed();
      return ask(`/api/user/applications/${id}`, caller);
    },
  };
}

function refusal({ status }: ServiceAnswer): DomainError {
  if (status === 401) return new NotSignedIn();
  if (status === 403) return new Forbidden();
  if (status === 404) return new NotFound();
  return new Unavailable(undefined, { cause: new Error(`svc-applications answered ${status}`) });
}
