import { type Choice, documentTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { SummaryList } from '@portal/ui';
import { fileSize } from '@portal/ui/forms';
import { type ReviewedUpload, storageHref } from '../review/review-data';

interface DocumentsViewProps {
  uploads: readonly ReviewedUpload[] | undefined;
  types?: readonly Choice[];
}

export function DocumentsView({ uploads = [], types = documentTypes }: DocumentsViewProps) {
  return (
    <SummaryList
      rows={types.map(({ value, label }) => {
        const upload = uploads.find((one) => one.upload_type === value);
        return { term: label, value: upload ? <DocumentLink upload={upload} /> : null };
      })}
    />
  );
}

export function DocumentLink({ upload }: { upload: ReviewedUpload }) {
  const name = upload.original_name ?? upload.file_name ?? labelOf(documentTypes, upload.upload_type);
  return (
    <>
      <a href={storageHref(upload.file_path)} target="_blank" rel="noopener">
        {name}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {upload.size ? <span className="p-muted"> {fileSize(upload.size)}</span> : null}
    </>
  );
}
