import type { Text } from '@portal/contract-language-v1';
import { labelOf, editorMessages as messages, uploadsOffered } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { Button, Dialog } from '@portal/ui';
import { ErrorSummary, FileField, type FileState, Select, type SummaryError } from '@portal/ui/forms';
import { translated, translatedDefinition } from '@portal/ui/language';
import { PhotosButton } from '@portal/ui/photos';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { callWithFile } from '../../base/sending';
import * as t from '../../messages/uploading';
import { fileFault, refusedFile, simpleRule, sizeInWords, wizardRule } from '../editing/upload-targets';
import type { UploadDialogProps } from './types';

const typeId = 'document_type';
const fileId = 'document_file';
const nothing = Promise.resolve<File | null>(null);

/** The dialog that uploads one document to an application. */
export function UploadDialog(props: UploadDialogProps) {
  return props.show ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ application, onClose, onUploaded, onFailed, api }: UploadDialogProps) {
  const formId = useId();
  const [type, setType] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<FileState>({ status: 'empty' });
  const [errors, setErrors] = useState<Record<string, Text>>({});
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController | null>(null);
  /** The chosen file once its content was checked; null when it was refused. */
  const looking = useRef<Promise<File | null>>(nothing);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(chosen: File) {
    setErrors({});
    const found = fileFault(chosen, simpleRule);
    const taken = found.then((fault) => (fault ? null : chosen));
    looking.current = taken;
    const fault = await found;
    // Another file was chosen meanwhile, or none.
    if (looking.current !== taken) return;
    setFile(fault ? null : chosen);
    setState(fault ? { status: 'empty' } : { status: 'chosen', name: chosen.name, size: chosen.size });
    if (fault) showErrors({ [fileId]: fault.sentence });
  }

  function showErrors(found: Record<string, Text>) {
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  function cancel() {
    running.current?.abort();
    if (file) setState({ status: 'chosen', name: file.name, size: file.size });
  }

  function remove() {
    looking.current = nothing;
    setFile(null);
    setState({ status: 'empty' });
    setErrors({});
  }

  async function send() {
    // A quick press on the button may come before the chosen file has been checked.
    const file = await looking.current;
    const missing = {
      ...(type === '' ? { [typeId]: messages.missingType } : {}),
      ...(file ? {} : { [fileId]: messages.missing }),
    };
    if (!file || type === '') return showErrors(missing);
    setErrors({});
    const stop = new AbortController();
    running.current = stop;
    const about = { name: file.name, size: file.size };
    setState({ status: 'uploading', ...about, percent: 0 });
    const form = { file, document_type: type, application_id: application.id };
    try {
      const onProgress = (percent: number) => {
        if (!stop.signal.aborted) setState({ status: 'uploading', ...about, percent });
      };
      const onWaiting = (waiting: boolean) => {
        if (!stop.signal.aborted) setState((now) => ({ ...now, waiting }));
      };
      const { body } = await callWithFile(
        api,
        applicationCalls.uploadOwnDocument,
        { form },
        { signal: stop.signal, onProgress, onWaiting },
      );
      const upload = {
        upload_type: type,
        file_path: body.file_path,
        original_name: file.name,
        size: file.size,
      };
      onUploaded(body.upload ?? upload, body.version);
    } catch (error) {
      if (stop.signal.aborted) return;
      const sentence = refusedFile(error, simpleRule, messages.uploadFailed);
      setState({ status: 'failed', ...about });
      showErrors({ [fileId]: sentence });
      onFailed?.(t.uploadFailed(), translated(sentence));
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const busy = state.status === 'uploading';
  const summary: SummaryError[] = Object.entries(errors).map(([id, message]) => ({
    href: `#${id}`,
    message,
  }));

  return (
    <Dialog
      open
      title={t.uploadDocument()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t.cancelUpload()}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {busy ? t.uploadingNow() : t.upload()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} aria-label={t.uploadDocument()}>
        <ErrorSummary attempt={attempt} errors={summary} />
        <Select
          id={typeId}
          label={t.documentType()}
          options={translatedDefinition(uploadsOffered(application.type))}
          placeholder={t.chooseType()}
          value={type}
          error={errors[typeId]}
          onChange={(event) => setType(event.currentTarget.value)}
        />
        <p className="form-text">{t.limitAlone({ wizard: sizeInWords(wizardRule) })}</p>
        <FileField
          id={fileId}
          label={t.file()}
          hint={t.fileRule({ size: sizeInWords(simpleRule) })}
          accept={simpleRule.accept}
          file={state}
          error={errors[fileId]}
          onChoose={(chosen) => void choose(chosen)}
          onCancel={cancel}
          onRetry={() => void send()}
          otherWay={
            <PhotosButton
              name={labelOf(translatedDefinition(uploadsOffered(application.type)), type)}
              onPdf={(pdf) => void choose(pdf)}
            />
          }
          {...(state.status === 'chosen' || state.status === 'failed' ? { onRemove: remove } : {})}
        />
      </form>
    </Dialog>
  );
}
