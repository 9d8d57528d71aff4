import {
  D01,
  D02,
  D04,
  D05,
  D06,
  D07,
  D08,
  D09,
  D10,
  D11,
  D13,
  D16,
  D17,
  D18,
  D20,
} from '@portal/contract-svc-applications-v1/operations';
import { A02, A03, A04 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, asTyped, call, type OneOf } from '@portal/remote-sdk';
import type {
  ApplicationType,
  FullReview,
  FurtherRequest,
  ProgressFallback,
  SubmittedFurther,
} from './types';

export type * from './types';

const fallback: Record<ApplicationType, OneOf<typeof D08 | typeof D09>> = { intern: D08, visitor: D09 };
const submission: Record<ApplicationType, OneOf<typeof D17 | typeof D18>> = { intern: D17, visitor: D18 };

/** Every call of the applicant's side. Each throws an ApiError. */
export function createApplicantApi(client: ApiClient) {
  return {
    /** For the dialogs that save and send files themselves. */
    client,
    applications: async () => (await call(client, D01)).body.applications,
    availableTypes: async () => (await call(client, D02)).body,
    /** One application in full. Without its type the applicant's own address is asked. */
    review: async (id: number, type?: ApplicationType): Promise<FullReview> => {
      const asking = type
        ? call(client, D07, { params: { id, type } })
        : call(client, D13, { params: { id } });
      return (await asking).body.review;
    },
    /** What is known of the newest application of a programme when it cannot be read as a whole. */
    fallback: async (type: ApplicationType): Promise<ProgressFallback> =>
      (await call(client, fallback[type])).body,
    unreadCounts: async () => (await call(client, D04)).body,
    feedback: async () => (await call(client, D05)).body.feedback,
    markRead: async (id: number) => (await call(client, D06, { params: { id } })).body,
    requests: async () => (await call(client, D10)).body.requests,
    /** The outcomes have been seen: they count as unread no longer. */
    requestsSeen: async () => (await call(client, D20)).body,
    requestAnother: (original_application_id: number, reason: string) =>
      call(client, D11, { body: { original_application_id, reason } }),
    createFurther: async (type: ApplicationType) =>
      (await call(client, D16, { body: { type } })).body.application,
    /** `version` is what the form was filled in on. */
    submitFurther: async (
      type: ApplicationType,
      application_id: number,
      form_data: object,
      version: number,
    ): Promise<SubmittedFurther> => {
      // Whatever was typed may be sent: the server says what it does not take.
      const input = { body: { application_id, form_data, version } } as FurtherRequest;
      return (await call(client, asTyped(submission[type]), input)).body;
    },
    profile: async () => (await call(client, A02)).body,
    changePassword: (person: number, currentPassword: string, newPassword: string) =>
      call(client, A03, { params: { id: person }, body: { currentPassword, newPassword } }),
    signOut: () => call(client, A04),
  };
}

export type ApplicantApi = ReturnType<typeof createApplicantApi>;
