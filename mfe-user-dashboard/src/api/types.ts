/** What the calls of the applicant's side take and answer, as the contracts say. */
import type { Abilities } from '@portal/application-ui/reading';
import type { ApplicationType, ListedApplication } from '@portal/contract-svc-applications-v1';

export type { Abilities, FullReview } from '@portal/application-ui/reading';
export type {
  ApplicationType,
  ListedApplication,
  MyApplications,
} from '@portal/contract-svc-applications-v1';
export type { Profile } from '@portal/contract-svc-auth-v1';

/** One of the person's applications, in the list. What may be done with it is told, never worked out here. */
export type OwnApplication = Omit<ListedApplication, 'abilities'> & { abilities: Abilities };

export interface AvailableTypes {
  has_intern: boolean;
  has_visitor: boolean;
  can_apply_intern: boolean;
  can_apply_visitor: boolean;
}

/** Unread things: `feedback` and `requests` are parts of `total_unread`. */
export interface UnreadCounts {
  total_unread: number;
  feedback: number;
  requests: number;
}

export interface Feedback {
  id: number;
  application_id: number;
  application_type: ApplicationType;
  type: string;
  status: string;
  message: string;
  created_at: string;
  is_read: boolean;
  admin_name: string | null;
}

export interface AnotherRequest {
  id: number;
  application_type: ApplicationType;
  status: string;
  user_reason: string;
  admin_notes: string | null;
  created_at: string;
  reviewed_at: string | null;
  original_application_id: number | null;
  created_application_id: number | null;
  is_seen: boolean;
}

/** What is known of the newest application of a programme when it cannot be read as a whole (D08, D09). */
export interface ProgressFallback {
  user: { id: number; role: string; name?: string };
  form_data: Record<string, unknown> | null;
  application: {
    id: number;
    user_id?: number;
    intern_details_id?: number;
    type: ApplicationType;
    status: string;
    submitted_date?: string | null;
    current_step?: number;
    progress?: number | null;
  };
  current_step?: number;
  version?: number;
  visitor_info: Record<string, unknown> | null;
  reviewData?: Record<string, unknown> | null;
  uploads?: readonly { upload_type: string; file_path: string }[];
}

export interface SubmittedFurther {
  application: {
    id: number;
    type: ApplicationType;
    status: string;
    submitted_date: string | null;
    applicant_name: string | null;
  };
  email_sent?: boolean;
  email_warning?: string | null;
}
