import type { SaveProgressRequest } from '@portal/contract-svc-applications-v1';
import {
  D01,
  D02,
  D04,
  D05,
  D06,
  D07,
  D10,
  D11,
  D13,
  D16,
  D20,
  D21,
  D22,
  D28,
  D29,
} from '@portal/contract-svc-applications-v1/operations';
import { A02, A03, A04, A19 } from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, type AsTyped, asTyped, call } from '@portal/remote-sdk';
import { callsOf } from './programme-calls';
import type {
  ApplicationType,
  FullReview,
  FurtherRequest,
  ProgressFallback,
  SubmittedFurther,
} from './types';

export type * from './types';

/** Every call of the applicant's side. Each throws an ApiError when it fails. */
export function createApplicantApi(client: ApiClient) {
  return {
    /** The client, for dialogs that save and upload by themselves. */
    client,
    applications: async () => (await call(client, D01)).body,
    discard: async (id: number) => (await call(client, D21, { params: { id } })).body,
    bringBack: async (id: number) => (await call(client, D22, { params: { id } })).body,
    withdraw: async (id: number, reason: string) =>
      (await call(client, D28, { params: { id }, body: { reason } })).body,
    undoWithdrawal: async (id: number) => (await call(client, D29, { params: { id } })).body,
    availableTypes: async () => (await call(client, D02)).body,
    /** A complete application. Without its type the call reads it from the applicant's own address. */
    review: async (id: number, type?: ApplicationType): Promise<FullReview> => {
      const asking = type
        ? call(client, D07, { params: { id, type } })
        : call(client, D13, { params: { id } });
      return (await asking).body.review;
    },
    /** The stored progress of a programme's newest application, for when the complete application cannot be read. */
    fallback: async (type: ApplicationType): Promise<ProgressFallback> =>
      (await call(client, callsOf(type).newest)).body,
    unreadCounts: async () => (await call(client, D04)).body,
    feedback: async () => (await call(client, D05)).body.feedback,
    markRead: async (id: number) => (await call(client, D06, { params: { id } })).body,
    requests: async () => (await call(client, D10)).body.requests,
    /** Marks the outcomes of requests as seen. */
    requestsSeen: async () => (await call(client, D20)).body,
    requestAnother: (original_application_id: number, reason: string) =>
      call(client, D11, { body: { original_application_id, reason } }),
    createFurther: async (type: ApplicationType) =>
      (await call(client, D16, { body: { type } })).body.application,
    /** Stores the form of a further application while it is being filled in, without checks. */
    keepFurther: async (
      { type, id }: Pick<FullReview, 'type' | 'id'>,
      form_data: object,
      { step, version, keepalive }: { step: number; version: number | undefined; keepalive: boolean },
    ) => {
      // The server checks the answers.
      const form = form_data as AsTyped<SaveProgressRequest>['form_data'];
      const body = {
        application_id: id,
        current_step: step,
        form_data: form,
        ...(version ? { version } : {}),
      };
      return (await call(client, asTyped(callsOf(type).keep), { body }, { keepalive })).body;
    },
    /** `version` is the version on which the form was filled in. */
    submitFurther: async (
      type: ApplicationType,
      application_id: number,
      form_data: object,
      version: number | undefined,
    ): Promise<SubmittedFurther> => {
      // Any typed text may be sent: the server checks the answers.
      const input = { body: { application_id, form_data, version } } as FurtherRequest;
      return (await call(client, asTyped(callsOf(type).submit), input)).body;
    },
    profile: async () => (await call(client, A02)).body,
    changePassword: (person: number, currentPassword: string, newPassword: string) =>
      call(client, A03, { params: { id: person }, body: { currentPassword, newPassword } }),
    signOut: () => call(client, A04),
    /** Sets the cookie for stored files again. */
    renewFiles: () => call(client, A19),
  };
}

export type ApplicantApi = ReturnType<typeof createApplicantApi>;
