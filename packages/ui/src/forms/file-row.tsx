import { Button } from '../components/button';
import { ProgressBar } from '../components/progress-bar';
import { FileIcon } from '../icons';
import { type FileState, fileSize } from './file-state';

interface FileRowProps {
  file: FileState;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function standing({ status, percent, name }: FileState): string {
  const file = name ?? 'The file';
  switch (status) {
    case 'empty':
      return '';
    case 'chosen':
      return `${file} is ready to be sent`;
    case 'uploading':
      // Spoken in quarters: one announcement at every percent would be noise.
      return `Uploading ${file}${(percent ?? 0) >= 25 ? `, ${Math.floor((percent ?? 0) / 25) * 25} %` : ''}`;
    case 'stored':
      return `${file} is uploaded`;
    case 'failed':
      return `${file} was not uploaded`;
  }
}

const shortStanding: Record<FileState['status'], string> = {
  empty: '',
  chosen: 'Ready to be sent',
  uploading: 'Uploading',
  stored: 'Uploaded',
  failed: 'Not uploaded',
};

export function FileRow({ file, onCancel, onRetry, onRemove }: FileRowProps) {
  const { status, name, percent = 0, href } = file;
  const label = name ? ` ${name}` : ' the file';
  return (
    <>
      <span className="visually-hidden" role="status">
        {standing(file)}
      </span>
      {status === 'empty' ? null : (
        <div className="p-file-row">
          <FileIcon />
          <div className="p-file-about">
            <span className="p-file-name">{name ?? 'Stored file'}</span>
            <span className="p-file-standing" aria-hidden="true">
              {status === 'uploading' ? `Uploading, ${Math.round(percent)} %` : shortStanding[status]}
              {file.size === undefined ? '' : ` · ${fileSize(file.size)}`}
            </span>
            {status === 'uploading' ? <ProgressBar value={percent} label={`Uploading${label}`} /> : null}
          </div>
          <div className="p-file-actions">
            {href ? (
              <a href={href} target="_blank" rel="noopener">
                {file.linkText ?? 'View file'}
                <span className="visually-hidden">{label} (opens in a new tab)</span>
              </a>
            ) : null}
            {status === 'uploading' && onCancel ? (
              <Button variant="quiet" small onClick={onCancel}>
                Cancel<span className="visually-hidden"> uploading{label}</span>
              </Button>
            ) : null}
            {status === 'failed' && onRetry ? (
              <Button variant="quiet" small onClick={onRetry}>
                Try again<span className="visually-hidden"> to upload{label}</span>
              </Button>
            ) : null}
            {status !== 'uploading' && onRemove ? (
              <Button variant="quiet" small onClick={onRemove}>
                Remove<span className="visually-hidden">{label}</span>
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </>
  );
}
