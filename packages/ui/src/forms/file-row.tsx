import { Button } from '../components/button';
import { ProgressBar } from '../components/progress-bar';
import { FileIcon } from '../icons';
import { type FileState, fileSize } from './file-state';

/** Spoken in quarters: one announcement at every percent would be noise. */
function quarter(percent = 0): string {
  return percent >= 25 ? `, ${Math.floor(percent / 25) * 25} %` : '';
}

/** What a screen reader is told. */
function spoken({ status, percent, name = 'The file' }: FileState): string {
  switch (status) {
    case 'empty':
      return '';
    case 'chosen':
      return `${name} is ready to be sent`;
    case 'uploading':
      return `Uploading ${name}${quarter(percent)}`;
    case 'stored':
      return `${name} is uploaded`;
    case 'failed':
      return `${name} was not uploaded`;
  }
}

const standing: Record<FileState['status'], string> = {
  empty: '',
  chosen: 'Ready to be sent',
  uploading: 'Uploading',
  stored: 'Uploaded',
  failed: 'Not uploaded',
};

/** Name, size and standing of the file, or nothing while there is none. */
export function FileRow({ file }: { file: FileState }) {
  const { status, name, percent = 0, size } = file;
  return (
    <>
      <span className="visually-hidden" role="status">
        {spoken(file)}
      </span>
      {status === 'empty' ? null : (
        <div className="p-file-row">
          <FileIcon />
          <div className="p-file-about">
            <span className="p-file-name">{name ?? 'Stored file'}</span>
            <span className="p-file-standing" aria-hidden="true">
              {standing[status]}
              {status === 'uploading' ? `, ${Math.round(percent)} %` : ''}
              {size === undefined ? '' : ` · ${fileSize(size)}`}
            </span>
            {status === 'uploading' ? (
              <ProgressBar value={percent} label={`Uploading ${name ?? 'the file'}`} />
            ) : null}
          </div>
        </div>
      )}
    </>
  );
}

interface FileActionsProps {
  file: FileState;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** What can be done with the file now, each named with the file for those who hear them out of their place. */
export function FileActions({ file, onCancel, onRetry, onRemove }: FileActionsProps) {
  const { status, href, linkText = 'View file' } = file;
  const about = <span className="visually-hidden"> {file.name ?? 'the file'}</span>;
  return (
    <>
      {href ? (
        <a className="btn btn-quiet btn-sm" href={href} target="_blank" rel="noopener">
          {linkText}
          {about}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : null}
      {status === 'uploading' && onCancel ? (
        <Button variant="quiet" small onClick={onCancel}>
          Cancel{about}
        </Button>
      ) : null}
      {status === 'failed' && onRetry ? (
        <Button variant="quiet" small onClick={onRetry}>
          Try again{about}
        </Button>
      ) : null}
      {status !== 'empty' && status !== 'uploading' && onRemove ? (
        <Button variant="quiet" small onClick={onRemove}>
          Remove{about}
        </Button>
      ) : null}
    </>
  );
}
