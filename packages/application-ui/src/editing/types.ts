import type { D14, M04 } from '@portal/contract-svc-applications-v1/operations';
import type { ApiClient, OneOf } from '@portal/remote-sdk';
import type { FullReview } from '../review';

/** Changes that were typed and not saved: whole answers by their names in the form. */
export interface KeptChanges {
  /** The version they were typed on. */
  version: number;
  changed: Record<string, unknown>;
  /** What stood in the changed answers before. */
  before: Record<string, unknown>;
  /** When, ISO 8601. */
  at: string;
}

/** A place on this device for unsaved changes: one for each application and person. */
export interface ChangesKeep {
  load(): KeptChanges | null;
  save(kept: KeptChanges): void;
  clear(): void;
}

export interface EditDialogProps {
  review: FullReview;
  /** What the application is called to who edits it, where that is not the review's own reference. */
  reference?: string | undefined;
  show: boolean;
  /** Called after unsaved changes were asked about. */
  onClose: () => void;
  /** Everything is saved: the dialog may be closed and the review shown anew. */
  onSaved: (review: FullReview) => void;
  /** The answers are saved, a file is not: the dialog stays open and says so. */
  onPartlySaved?: ((review: FullReview) => void) | undefined;
  /**
   * For toasts, such as 'Update Failed' with what went wrong; the dialog tells it too. `status` is the answer's; of a
   * file that was not even sent there is none.
   */
  onFailed?: ((title: string, sentence: string, status?: number) => void) | undefined;
  api: ApiClient;
  /** The call that saves the answers: an applicant's own, or an admin's. */
  save: OneOf<typeof D14 | typeof M04>;
  /** An admin may correct the name and the phone number that an applicant signs in with. */
  admin?: boolean | undefined;
  /** As the portal's settings tell them. Characters. */
  formLimits?: Readonly<Record<string, number>> | undefined;
  /** Where questions are written to. */
  mailbox: string;
  keep?: ChangesKeep | undefined;
  /** The tab that is open first. */
  tab?: string | undefined;
}
