import { documentLabel } from '@portal/contract-svc-applications-v1';
import { FileIcon } from '@portal/ui';
import { translated } from '@portal/ui/language';
import type { FullReview } from '../../base/review';
import * as t from '../../messages/reading';
import { DocumentLink } from './document-link';

export interface ReviewedDocumentsProps {
  review: FullReview;
}

/** The documents of an application, each with its kind, its name and its size. */
export function ReviewedDocuments({ review }: ReviewedDocumentsProps) {
  if (review.uploads.length === 0) return <p className="p-muted">{t.nothingProvided()}</p>;
  return (
    <ul className="p-documents">
      {review.uploads.map((upload) => (
        <li key={upload.upload_type}>
          <FileIcon />
          <div>
            <span className="p-documents-kind">
              {translated(documentLabel(review.type, upload.upload_type))}
            </span>
            <DocumentLink upload={upload} />
          </div>
        </li>
      ))}
    </ul>
  );
}
