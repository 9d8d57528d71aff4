import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';
import type { StoredUpload } from '../review';

export interface UploadDialogProps {
  /** The application the file is for. */
  application: { id: number; type: ApplicationType; version?: number | undefined };
  show: boolean;
  onClose: () => void;
  /** The file is stored. */
  onUploaded: (upload: StoredUpload, version: number) => void;
  /** For toasts; the dialog tells it too. */
  onFailed?: ((title: string, sentence: string) => void) | undefined;
  api: ApiClient;
}
