import type { ApiClient } from '@portal/remote-sdk';
import type {
  ApplicationType,
  AvailableTypes,
  CreatedFurther,
  FeedbackList,
  FullReview,
  MarkedRead,
  OwnApplications,
  Profile,
  ProgressFallback,
  RequestList,
  RequestsSeen,
  SubmittedFurther,
  UnreadCounts,
} from './types';

export type * from './types';

const fallbackPath = { intern: '/api/get-progress-fallback', visitor: '/api/visitor/get-progress-fallback' };
const submitPath = { intern: '/api/submit-application', visitor: '/api/visitor/submit-application' };

/** Every call of the applicant's side. Each throws an ApiError. */
export function createApplicantApi(client: ApiClient) {
  const get = async <T>(path: string) => (await client.get<T>(path)).body;
  const post = async <T>(path: string, body?: unknown) => (await client.post<T>(path, body)).body;

  return {
    /** For the dialogs that save and send files themselves. */
    client,
    applications: async () => (await get<OwnApplications>('/api/my-applications')).applications,
    availableTypes: () => get<AvailableTypes>('/api/user/available-application-types'),
    /** One application in full. Without its type the applicant's own address is asked. */
    review: async (id: number, type?: ApplicationType) => {
      const path = type ? `/api/applications/applicant/${id}/${type}` : `/api/user/applications/${id}`;
      return (await get<{ review: FullReview }>(path)).review;
    },
    /** What is known of the newest application of a programme when it cannot be read as a whole. */
    fallback: (type: ApplicationType) => get<ProgressFallback>(fallbackPath[type]),
    unreadCounts: () => get<UnreadCounts>('/api/user/unread-counts'),
    feedback: async () => (await get<FeedbackList>('/api/my-feedback')).feedback,
    markRead: (id: number) => post<MarkedRead>(`/api/feedback/${id}/read`),
    requests: async () => (await get<RequestList>('/api/user/secondary-application-requests')).requests,
    /** The outcomes have been seen: they count as unread no longer. */
    requestsSeen: () => post<RequestsSeen>('/api/user/secondary-application-requests/seen'),
    requestAnother: (original_application_id: number, reason: string) =>
      post('/api/user/secondary-application-request', { original_application_id, reason }),
    createFurther: async (type: ApplicationType) =>
      (await post<CreatedFurther>('/api/user/applications/create-secondary', { type })).application,
    /** `version` is what the form was filled in on. */
    submitFurther: (type: ApplicationType, application_id: number, form_data: unknown, version: number) =>
      post<SubmittedFurther>(submitPath[type], { application_id, form_data, version }),
    profile: () => get<Profile>('/api/me'),
    changePassword: (person: number, currentPassword: string, newPassword: string) =>
      post(`/api/users/${person}/change-password`, { currentPassword, newPassword }),
    signOut: () => post('/api/logout'),
  };
}

export type ApplicantApi = ReturnType<typeof createApplicantApi>;
