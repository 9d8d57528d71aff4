import type { Text } from '@portal/contract-language-v1';
import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import * as t from '../../messages/uploads';
import { FieldFrame, useFieldWiring } from './field';
import { FileActions, FileRow } from './file-row';
import type { FileState } from './file-state';

export interface FileFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: Text | undefined;
  optional?: boolean;
  id?: string;
  name?: string;
  /** The value of the accept attribute: '.pdf,application/pdf'. */
  accept?: string;
  file: FileState;
  onChoose: (file: File) => void;
  onCancel?: () => void;
  onRetry?: () => void;
  onRemove?: () => void;
  /** Dismisses a chosen file that could not be sent; the stored file stays. */
  onKeepOld?: () => void;
  disabled?: boolean;
  /** Another way to choose the file. */
  otherWay?: ReactNode;
  /** Refers to the input element. */
  ref?: Ref<HTMLInputElement>;
}

/** One document: chosen or dropped, uploaded with a percentage, stored with a link, or failed with a retry. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optional, accept, file, onChoose, disabled, ref } = props;
  const wiring = useFieldWiring({ id: props.id, name: props.name, hint, error });
  const [over, setOver] = useState(false);
  const busy = file.status === 'uploading';
  const empty = file.status === 'empty';
  const closed = Boolean(disabled) || busy;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !closed) onChoose(dropped);
  }

  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} optional={optional}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the input offers the same */}
      <div
        className={`p-file p-file-${file.status}${over ? ' p-file-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!closed);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileRow file={file} />
        <div className="p-file-actions">
          <FileActions
            file={file}
            onCancel={props.onCancel}
            onRetry={props.onRetry}
            onRemove={props.onRemove}
            onKeepOld={props.onKeepOld}
          />
          <div className="p-file-choose" hidden={busy}>
            <input
              {...wiring.control}
              ref={ref}
              type="file"
              name={props.name}
              accept={accept}
              disabled={closed}
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0];
                if (chosen) onChoose(chosen);
                // The same file, corrected on the disk, must count as a new choice.
                event.currentTarget.value = '';
              }}
            />
            <span className={`btn btn-sm btn-${empty ? 'outline' : 'quiet'}`} aria-hidden="true">
              {empty ? t.chooseFile() : t.changeFile()}
            </span>
          </div>
          {empty ? <span className="p-file-or">{t.orDrop()}</span> : null}
          {closed ? null : props.otherWay}
        </div>
      </div>
    </FieldFrame>
  );
}
