import type {
  updateApplication,
  updateOwnApplication,
} from '@portal/contract-svc-applications-v1/operations';
import type { ApiClient, OneOf } from '@portal/remote-sdk';
import type { FullReview } from '../../base/review';

/** Unsaved changes: whole answers by their names in the form. */
export interface KeptChanges {
  /** The version of the application on which the changes were typed. */
  version: number;
  changed: Record<string, unknown>;
  /** The changed answers as they were before the change. */
  before: Record<string, unknown>;
  /** The time of the last change, ISO 8601. */
  at: string;
}

/** A slot on this device for unsaved changes, one for each application and person. */
export interface ChangesKeep {
  load(): KeptChanges | null;
  save(kept: KeptChanges): void;
  clear(): void;
}

export interface EditDialogProps {
  review: FullReview;
  /** The reference as the editing person knows it, where it differs from the review's reference. */
  reference?: string | undefined;
  show: boolean;
  /** Called after the person has decided about unsaved changes. */
  onClose: () => void;
  /** Called when everything is saved: the dialog may be closed and the review rendered again. */
  onSaved: (review: FullReview) => void;
  /** Called when the answers are saved but a file is not: the dialog stays open and shows that. */
  onPartlySaved?: ((review: FullReview) => void) | undefined;
  /**
   * Called after a failure, for a toast such as 'Update Failed' with the message, which the dialog shows, too. `status`
   * is the HTTP status; undefined for a file that was not sent.
   */
  onFailed?: ((title: string, sentence: string, status?: number) => void) | undefined;
  api: ApiClient;
  /** The call that saves the answers: an applicant's own, or an admin's. */
  save: OneOf<typeof updateOwnApplication | typeof updateApplication>;
  /** An admin may correct the name and the phone number that an applicant signs in with. */
  admin?: boolean | undefined;
  /** The length limits from the portal's settings, in characters. */
  formLimits?: Readonly<Record<string, number>> | undefined;
  /** The address for questions. */
  mailbox: string;
  /** Shows a toast after an applicant has corrected their email or phone number; without it they cannot do so here. */
  notify?: ((sentence: string) => void) | undefined;
  keep?: ChangesKeep | undefined;
  /** Staff reopened these sections and documents alone, by their keys; everything else is frozen. */
  only?: readonly string[] | undefined;
  /** The first tab to open: by its own key, or by that of a section or document in it. */
  tab?: string | undefined;
}
