import { documentTypes, labelOf } from '@portal/contract-svc-applications-v1';
import type { MouseEvent } from 'react';
import { type StoredUpload, storageHref } from '../review';

/** '62.5 KB'. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export interface DocumentLinkProps {
  upload: StoredUpload;
  /** Opens it instead of the link, to tell when that fails. */
  openDocument?: ((upload: StoredUpload) => void) | undefined;
  children?: string | undefined;
}

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** A stored file, opened in a new tab, with its size. */
export function DocumentLink({ upload, openDocument, children }: DocumentLinkProps) {
  const name = upload.original_name ?? upload.file_name ?? labelOf(documentTypes, upload.upload_type);
  function follow(event: MouseEvent) {
    if (!openDocument || !isPlainPress(event)) return;
    event.preventDefault();
    openDocument(upload);
  }
  return (
    <>
      <a
        href={upload.file_url ?? storageHref(upload.file_path)}
        target="_blank"
        rel="noopener"
        onClick={follow}
      >
        {children ?? name}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {upload.size ? <span className="p-muted"> {kilobytes(upload.size)}</span> : null}
    </>
  );
}
