import type { Decision } from '@portal/contract-svc-applications-v1';
import type { Author, EndReason } from './author';

export const cancelledKinds = ['decision', 'webhook'] as const;
export type CancelledKind = (typeof cancelledKinds)[number];

/** Something that was to be done later in a person's name and was cancelled. */
export interface CancelledAct {
  id: number;
  kind: CancelledKind;
  applicationId: number | null;
  /** The id of what was turned off, such as a webhook. */
  subjectId: number | null;
  author: Pick<Author, 'personId' | 'name'>;
  reason: EndReason;
  status: Decision | null;
  cancelledAt: Date;
}

export type NewCancelledAct = Omit<CancelledAct, 'id' | 'cancelledAt'>;
