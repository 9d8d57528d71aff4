import {
  documentTypes,
  identityUpload,
  labelOf,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import { FileIcon } from '@portal/ui';
import type { FullReview, StoredUpload } from '../review';
import { DocumentLink } from './document-link';

const further = [{ value: identityUpload, label: 'National ID or passport' }];

/** What a kind of document is called; a visit and an internship call theirs differently. */
export const documentLabel = ({ type }: Pick<FullReview, 'type'>, uploadType: string): string =>
  labelOf(
    type === 'visitor'
      ? [...visitDocumentTypes, ...further, ...documentTypes]
      : [...documentTypes, ...further, ...visitDocumentTypes],
    uploadType,
  );

export interface ReviewedDocumentsProps {
  review: FullReview;
  openDocument?: ((upload: StoredUpload) => void) | undefined;
}

/** The documents of an application, each with its kind, its name and its size. */
export function ReviewedDocuments({ review, openDocument }: ReviewedDocumentsProps) {
  if (review.uploads.length === 0) return <p className="p-muted">Not provided</p>;
  return (
    <ul className="p-documents">
      {review.uploads.map((upload) => (
        <li key={upload.upload_type}>
          <FileIcon />
          <div>
            <span className="p-documents-kind">{documentLabel(review, upload.upload_type)}</span>
            <DocumentLink upload={upload} openDocument={openDocument} />
          </div>
        </li>
      ))}
    </ul>
  );
}
