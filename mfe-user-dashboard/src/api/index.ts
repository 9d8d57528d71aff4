import type { SaveProgressRequest } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
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
    applications: async () => (await call(client, applicationCalls.listOwnApplications)).body,
    discard: async (id: number) =>
      (await call(client, applicationCalls.discardDraft, { params: { id } })).body,
    bringBack: async (id: number) =>
      (await call(client, applicationCalls.restoreDraft, { params: { id } })).body,
    withdraw: async (id: number, reason: string) =>
      (await call(client, applicationCalls.withdrawApplication, { params: { id }, body: { reason } })).body,
    undoWithdrawal: async (id: number) =>
      (await call(client, applicationCalls.undoWithdrawal, { params: { id } })).body,
    acceptOffer: async (id: number, offer_id: number) =>
      (await call(client, applicationCalls.acceptOffer, { params: { id }, body: { offer_id } })).body,
    declineOffer: async (id: number, offer_id: number, reason: string) =>
      (await call(client, applicationCalls.declineOffer, { params: { id }, body: { offer_id, reason } }))
        .body,
    askForAnotherDate: async (id: number, offer_id: number, wish: string) =>
      (await call(client, applicationCalls.askForAnotherDate, { params: { id }, body: { offer_id, wish } }))
        .body,
    availableTypes: async () => (await call(client, applicationCalls.listAvailableProgrammes)).body,
    /** A complete application. Without its type it is read by the call for the applicant's own applications. */
    review: async (id: number, type?: ApplicationType): Promise<FullReview> => {
      const asking = type
        ? call(client, applicationCalls.getApplicationByType, { params: { id, type } })
        : call(client, applicationCalls.getOwnApplication, { params: { id } });
      return (await asking).body.review;
    },
    /** The stored progress of a programme's newest application, used when the complete application cannot be read. */
    fallback: async (type: ApplicationType): Promise<ProgressFallback> =>
      (await call(client, callsOf(type).newest)).body,
    unreadCounts: async () => (await call(client, applicationCalls.countUnreadForApplicant)).body,
    feedback: async () => (await call(client, applicationCalls.listOwnFeedback)).body.feedback,
    markRead: async (id: number) =>
      (await call(client, applicationCalls.markFeedbackRead, { params: { id } })).body,
    requests: async () => (await call(client, applicationCalls.listOwnRequests)).body.requests,
    /** Marks the outcomes of requests as seen. */
    requestsSeen: async () => (await call(client, applicationCalls.markRequestsSeen)).body,
    requestAnother: (original_application_id: number, reason: string) =>
      call(client, applicationCalls.requestAnotherApplication, { body: { original_application_id, reason } }),
    createFurther: async (type: ApplicationType) =>
      (await call(client, applicationCalls.createFurtherApplication, { body: { type } })).body.application,
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
    profile: async () => (await call(client, accountCalls.getSelf)).body,
    changePassword: (person: number, currentPassword: string, newPassword: string) =>
      call(client, accountCalls.changePassword, {
        params: { id: person },
        body: { currentPassword, newPassword },
      }),
    signOut: () => call(client, accountCalls.signOut),
    /** Sets the cookie for stored files again. */
    renewFiles: () => call(client, accountCalls.renewFileCookie),
  };
}

export type ApplicantApi = ReturnType<typeof createApplicantApi>;
