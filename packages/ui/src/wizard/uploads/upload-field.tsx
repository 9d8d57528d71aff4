import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { PhotosButton } from '../../attachments/photos';
import { useForm, useFormError } from '../../inputs/form-state';
import { FileField, type FileFieldProps } from '../../inputs/forms';
import * as t from '../../messages/uploads';
import type { Send, Uploads } from './uploads-types';

const RemoveQuestion = lazy(() => import('./remove-dialog'));

export interface UploadFieldProps extends Pick<FileFieldProps, 'label' | 'hint' | 'optional' | 'accept'> {
  /** The path of the file's errors in the form; also the id of the input. */
  path: string;
  uploads: Uploads;
  /** The file's key among the uploads. */
  uploadKey: string;
  /** Sends the file as soon as it is chosen; without it the file waits. */
  send?: Send;
  /** Removes the stored file from the server; without it a stored file can only be changed. */
  remove?: (() => Promise<void>) | undefined;
  /** Set when the server may refuse a stored file later: its error is then shown beside it. */
  storedMayBeRefused?: boolean;
}

/** The field of one file, in each of its states. */
export function UploadField(props: UploadFieldProps) {
  const { path, uploads, uploadKey, send, remove, storedMayBeRefused = false, ...field } = props;
  const { file, error } = useSyncExternalStore(uploads.subscribe, () => uploads.state(uploadKey));
  useEffect(() => uploads.prepare(), [uploads]);
  const form = useForm();
  const missing = useFormError(path);
  useEffect(() => {
    // The error summary uses the same words as the field.
    if (missing !== undefined && error !== undefined && missing !== error) form.reword(path, error);
  }, [form, path, missing, error]);
  const settled =
    file.status === 'chosen' ||
    file.status === 'uploading' ||
    (file.status === 'stored' && !storedMayBeRefused);
  const [asking, setAsking] = useState(false);
  const putAway = () => uploads.cancel(uploadKey);
  const unsent = file.status === 'chosen' || file.status === 'failed';
  const wrong = file.status === 'stored' && uploads.problem(uploadKey) !== undefined;
  const onKeepOld = wrong || (unsent && uploads.isStored(uploadKey)) ? putAway : undefined;
  const onRemove = unsent ? putAway : remove && file.status === 'stored' ? () => setAsking(true) : undefined;

  async function answer(confirmed: boolean) {
    setAsking(false);
    if (!confirmed || !remove) return;
    await uploads.remove(uploadKey, remove);
    // The button that had the focus is gone with the file.
    document.getElementById(path)?.focus();
  }

  return (
    <>
      <FileField
        {...field}
        name={path}
        file={file}
        error={error ?? (settled ? undefined : missing)}
        onChoose={(chosen) => void uploads.choose(uploadKey, chosen, send)}
        onCancel={() => uploads.cancel(uploadKey)}
        onRetry={() => void uploads.retry(uploadKey)}
        otherWay={
          field.accept?.includes('pdf') ? (
            <PhotosButton
              name={typeof field.label === 'string' ? field.label : ''}
              onPdf={(pdf) => void uploads.choose(uploadKey, pdf, send)}
            />
          ) : null
        }
        {...(onKeepOld ? { onKeepOld } : onRemove ? { onRemove } : {})}
      />
      {asking ? (
        <Suspense>
          <RemoveQuestion
            name={file.name ?? t.theFileFirst()}
            onAnswer={(confirmed) => void answer(confirmed)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
