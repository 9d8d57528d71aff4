import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { EditingApi } from '../editing/types';
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
  api: Pick<EditingApi, 'upload'>;
}
