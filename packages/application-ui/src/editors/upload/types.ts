import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import type { StoredUpload } from '../../base/review';

export interface UploadDialogProps {
  /** The application of the file. */
  application: { id: number; type: ApplicationType; version?: number | undefined };
  show: boolean;
  onClose: () => void;
  /** Called when the file is stored. */
  onUploaded: (upload: StoredUpload, version: number) => void;
  /** For toasts; the dialog shows the message, too. */
  onFailed?: ((title: string, sentence: string) => void) | undefined;
  api: ApiClient;
}
