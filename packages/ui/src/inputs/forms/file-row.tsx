import { useState } from 'react';
import { type FileScan, StoredFileLink } from '../../attachments/files';
import { CheckIcon, FileIcon } from '../../base/icons';
import { Button } from '../../components/button';
import { ProgressBar } from '../../components/progress-bar';
import { labelled } from '../../language/labelled';
import { rich } from '../../language/rich';
import * as t from '../../messages/uploads';
import { type FileState, fileSize } from './file-state';

/** The progress to announce, in quarters: an announcement at every percent would be noise. */
function quarter(percent = 0): string {
  return percent >= 25 ? `, ${Math.floor(percent / 25) * 25} %` : '';
}

const scans: Record<FileScan, () => string> = {
  waiting: t.scanWaiting,
  refused: t.scanRefused,
};

/** The announcement for screen readers. */
function announcement({ status, percent, waiting, name = t.theFileFirst(), scan }: FileState): string {
  switch (status) {
    case 'empty':
      return '';
    case 'chosen':
      return waiting ? t.isKept({ name }) : t.isReady({ name });
    case 'uploading':
      return waiting ? t.fileWaitsForLine({ name }) : t.uploadingFile({ name }) + quarter(percent);
    case 'stored':
      return scan ? labelled(name, scans[scan]()) : t.isUploaded({ name });
    case 'failed':
      return t.wasNotUploaded({ name });
  }
}

const state: Record<FileState['status'], () => string> = {
  empty: () => '',
  chosen: t.standsReady,
  uploading: t.standsUploading,
  stored: t.standsUploaded,
  failed: t.standsFailed,
};

/** Texts of the states while offline. */
const whileWaiting = { ...state, chosen: t.standsKept, uploading: t.waitsForLine };

/** Name, size and state of the file; nothing while there is no file. */
export function FileRow({ file }: { file: FileState }) {
  const { status, name, percent = 0, size, scan, waiting } = file;
  const hasTick = status === 'stored' && !scan;
  const arrived = useArrived(status);
  return (
    <>
      <span className="visually-hidden" role="status">
        {announcement(file)}
      </span>
      {status === 'empty' ? null : (
        <div className={arrived ? 'p-file-row p-arrived' : 'p-file-row'}>
          {hasTick ? <CheckIcon /> : <FileIcon />}
          <div className="p-file-about">
            <span className="p-file-name" translate={name ? 'no' : undefined}>
              {name ?? t.storedFile()}
            </span>
            <span
              className={scan === 'refused' ? 'p-file-standing p-error' : 'p-file-standing'}
              aria-hidden="true"
            >
              {scan ? scans[scan]() : (waiting ? whileWaiting : state)[status]()}
              {status === 'uploading' ? `, ${Math.round(percent)} %` : ''}
              {size === undefined ? '' : ` · ${fileSize(size)}`}
            </span>
            {status === 'uploading' ? (
              <ProgressBar value={percent} label={t.uploadingFile({ name: name ?? t.theFile() })} />
            ) : null}
          </div>
        </div>
      )}
    </>
  );
}

/** Whether the file was being sent when this component first rendered, and has been stored since. */
function useArrived(status: FileState['status']): boolean {
  const [sent, setSent] = useState(false);
  if (status === 'uploading' && !sent) setSent(true);
  return sent && status === 'stored';
}

/** The name of the file, for people who hear a label out of context. */
const unseen = (words: string) => (
  <span className="visually-hidden" translate="no">
    {words}
  </span>
);

interface FileActionsProps {
  file: FileState;
  onCancel: (() => void) | undefined;
  onRetry: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onKeepOld: (() => void) | undefined;
}

/** The present actions on the file; their labels name the file for people who hear them out of context. */
export function FileActions({ file, onCancel, onRetry, onRemove, onKeepOld }: FileActionsProps) {
  const { status, href, linkText = t.viewFile } = file;
  const name = file.name ?? t.theFile();
  const about = { name, hidden: unseen };
  return (
    <>
      {href ? (
        <StoredFileLink className="btn btn-quiet btn-sm" href={href}>
          {linkText()}
          {unseen(` ${name}`)}
        </StoredFileLink>
      ) : null}
      {status === 'uploading' && onCancel ? (
        <Button variant="quiet" small onClick={onCancel}>
          {rich(t.cancelUpload(about))}
        </Button>
      ) : null}
      {status === 'failed' && onRetry ? (
        <Button variant="quiet" small onClick={onRetry}>
          {rich(t.retryUpload(about))}
        </Button>
      ) : null}
      {onKeepOld ? (
        <Button variant="quiet" small onClick={onKeepOld}>
          {t.keepOldFile()}
        </Button>
      ) : null}
      {status !== 'empty' && status !== 'uploading' && onRemove ? (
        <Button variant="quiet" small onClick={onRemove}>
          {rich(t.removeUpload(about))}
        </Button>
      ) : null}
    </>
  );
}
