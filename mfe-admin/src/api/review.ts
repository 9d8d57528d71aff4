import type { FullReview } from '@portal/application-ui/reading';
import type { AuditAction } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

export type { FullReview };

export interface TimelineEntry {
  id: number;
  action: AuditAction;
  actor: { id: number | null; name: string | null; role: string | null } | null;
  at: string;
  details: Record<string, unknown>;
}

/** What was sent to the applicant with a decision. */
export interface SentFeedback {
  id: number;
  type: string;
  status: string;
  message: string;
  created_at: string;
  admin_name: string | null;
  /** By the applicant. */
  is_read: boolean;
}

export interface Timeline {
  entries: TimelineEntry[];
  feedback: SentFeedback[];
}

/** One application with everything in it. */
export async function readReview(api: ApiClient, id: number, signal?: AbortSignal): Promise<FullReview> {
  const { body } = await api.get<{ review: FullReview }>(
    `/api/admin/applications/${id}`,
    signal && { signal },
  );
  return body.review;
}

/** Who did what with an application, oldest first, and what the applicant was told. */
export async function readTimeline(api: ApiClient, id: number): Promise<Timeline> {
  return (await api.get<Timeline>(`/api/admin/applications/${id}/timeline`)).body;
}
