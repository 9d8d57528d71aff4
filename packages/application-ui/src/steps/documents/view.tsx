import { type Choice, documentTypes, labelOf } from '@portal/contract-svc-applications-v1';
import { SummaryList } from '@portal/ui';
import { StoredFileLink } from '@portal/ui/files';
import { fileSize } from '@portal/ui/forms';
import { translated, translatedDefinition } from '@portal/ui/language';
import { type ReviewedUpload, storageHref } from '../../base/review/review-data';

interface DocumentsViewProps {
  uploads: readonly ReviewedUpload[] | undefined;
  types?: readonly Choice[];
}

export function DocumentsView({ uploads = [], types = documentTypes }: DocumentsViewProps) {
  return (
    <SummaryList
      rows={types.map(({ value, label }) => {
        const upload = uploads.find((one) => one.upload_type === value);
        return { term: translated(label), value: upload ? <DocumentLink upload={upload} /> : null };
      })}
    />
  );
}

export function DocumentLink({ upload }: { upload: ReviewedUpload }) {
  const given = upload.original_name ?? upload.file_name;
  const name = given ?? labelOf(translatedDefinition(documentTypes), upload.upload_type);
  const size = upload.size ? <span className="p-muted"> {fileSize(upload.size)}</span> : null;
  return (
    <>
      <StoredFileLink href={storageHref(upload.file_path)} scan={upload.scan} named={Boolean(given)}>
        {name}
        {upload.scan ? size : null}
      </StoredFileLink>
      {upload.scan ? null : size}
    </>
  );
}
