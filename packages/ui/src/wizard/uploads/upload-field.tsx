import { useSyncExternalStore } from 'react';
import { useFormError } from '../../form-state';
import { FileField, type FileFieldProps } from '../../forms';
import type { Send, Uploads } from './uploads';

export interface UploadFieldProps extends Pick<FileFieldProps, 'label' | 'hint' | 'optional' | 'accept'> {
  /** Where its error stands in the form; the id of the input too. */
  path: string;
  uploads: Uploads;
  /** The file's key among the uploads. */
  uploadKey: string;
  /** Sends the file as soon as it is chosen; without it the file waits. */
  send?: Send;
  /** The stored file can turn out not to be the right one: what is said of it is shown beside it. */
  storedMayBeRefused?: boolean;
}

/** A file of a form, with everything that can happen to it. */
export function UploadField(props: UploadFieldProps) {
  const { path, uploads, uploadKey, send, storedMayBeRefused = false, ...field } = props;
  const { file, error } = useSyncExternalStore(uploads.subscribe, () => uploads.state(uploadKey));
  const missing = useFormError(path);
  const settled =
    file.status === 'chosen' ||
    file.status === 'uploading' ||
    (file.status === 'stored' && !storedMayBeRefused);
  return (
    <FileField
      {...field}
      name={path}
      file={file}
      error={error ?? (settled ? undefined : missing)}
      onChoose={(chosen) => void uploads.choose(uploadKey, chosen, send)}
      onCancel={() => uploads.cancel(uploadKey)}
      onRetry={() => void uploads.retry(uploadKey)}
      {...(file.status === 'chosen' || file.status === 'failed'
        ? { onRemove: () => uploads.cancel(uploadKey) }
        : {})}
    />
  );
}
