import type { ApiClient } from '@portal/remote-sdk';

export interface Counts {
  unread_notifications: number;
  /** 0 for reviewers. */
  pending_requests: number;
}

export interface StaffNotification {
  id: number;
  type: string;
  title: string;
  message: string;
  is_read: boolean;
  read_at: string | null;
  created_at: string;
  application_id: number | null;
  application_type: string | null;
  data: {
    user_id?: number | null;
    applicant_name?: string | null;
    user_name?: string | null;
  } | null;
}

/** What is new: unread notifications and requests that wait. */
export async function unreadCounts(api: ApiClient): Promise<Counts> {
  return (await api.get<Counts>('/api/admin/unread-counts')).body;
}
