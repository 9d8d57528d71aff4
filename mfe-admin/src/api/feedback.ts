import type { Decision } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

export interface DecisionRequest {
  application_id: number;
  status: Decision;
  message: string;
  /** The version that was read: another decision in between is then refused. */
  version?: number;
}

export interface DecisionAnswer {
  application: { id: number; status: string; version: number };
  email_sent: boolean;
  email_warning: string | null;
  message: string;
}

export interface MailPreview {
  to: string;
  subject: string;
  text: string;
}

/** What another member of staff decided in between, as a 409 tells it. */
export interface OtherDecision {
  version: number;
  current: { status: string; decided_by: string | null; decided_at: string | null; message: string | null };
}

/** Sets the status of an application and writes to the applicant. */
export async function decide(api: ApiClient, request: DecisionRequest): Promise<DecisionAnswer> {
  return (await api.post<DecisionAnswer>('/api/feedback', request)).body;
}

/** The e-mail that a decision would send; nothing is written. */
export async function previewDecision(
  api: ApiClient,
  { application_id, status, message }: DecisionRequest,
): Promise<MailPreview> {
  const { body } = await api.post<MailPreview>('/api/feedback/preview', { application_id, status, message });
  return body;
}
