import { documentTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { StoredFileLink } from '@portal/ui/files';
import { numberInWords, translated } from '@portal/ui/language';
import { type StoredUpload, storageHref } from '../../base/review';
import * as t from '../../messages/reading';

/** '62.5 KB'. */
export function kilobytes(bytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return t.sizeKilobytes({ size: numberInWords(bytes / 1024, digits) });
}

export interface DocumentLinkProps {
  upload: StoredUpload;
  children?: string | undefined;
}

/** A link to a stored file, which opens in a new tab, with its size. */
export function DocumentLink({ upload, children }: DocumentLinkProps) {
  const given = upload.original_name ?? upload.file_name;
  const name = given ?? translated(labelOf(documentTypes, upload.upload_type));
  const size = upload.size ? <span className="p-muted"> {kilobytes(upload.size)}</span> : null;
  return (
    <>
      <StoredFileLink
        href={upload.file_url ?? storageHref(upload.file_path)}
        scan={upload.scan}
        named={Boolean(given) && children === undefined}
      >
        {children ?? name}
        {upload.scan ? size : null}
      </StoredFileLink>
      {upload.scan ? null : size}
    </>
  );
}
