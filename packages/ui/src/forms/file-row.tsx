import { Button } from '../components/button';
import { ProgressBar } from '../components/progress-bar';
import { type FileScan, StoredFileLink } from '../files';
import { FileIcon } from '../icons';
import { type FileState, fileSize } from './file-state';
import { fileWaitingWords as waitingWords } from './file-waiting-words';

/** Announced in quarters: an announcement at every percent would be noise. */
function quarter(percent = 0): string {
  return percent >= 25 ? `, ${Math.floor(percent / 25) * 25} %` : '';
}

const scans: Record<FileScan, string> = {
  waiting: 'Uploaded, being checked for viruses',
  refused: 'Refused: it contains a virus. Choose another file',
};

/** The announcement for screen readers. */
function spoken({ status, percent, waiting, name = 'The file', scan }: FileState): string {
  switch (status) {
    case 'empty':
      return '';
    case 'chosen':
      return `${name} is ready to be sent`;
    case 'uploading':
      return waiting ? waitingWords.spoken(name) : `Uploading ${name}${quarter(percent)}`;
    case 'stored':
      return scan ? `${name}: ${scans[scan]}` : `${name} is uploaded`;
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

/** Name, size and state of the file; nothing while there is no file. */
export function FileRow({ file }: { file: FileState }) {
  const { status, name, percent = 0, size, scan, waiting } = file;
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
            <span
              className={scan === 'refused' ? 'p-file-standing p-error' : 'p-file-standing'}
              aria-hidden="true"
            >
              {scan ? scans[scan] : waiting ? waitingWords.standing : standing[status]}
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

/** The present actions on the file; their labels name the file for people who hear them out of context. */
export function FileActions({ file, onCancel, onRetry, onRemove }: FileActionsProps) {
  const { status, href, linkText = 'View file' } = file;
  const about = <span className="visually-hidden"> {file.name ?? 'the file'}</span>;
  return (
    <>
      {href ? (
        <StoredFileLink className="btn btn-quiet btn-sm" href={href}>
          {linkText}
          {about}
        </StoredFileLink>
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
