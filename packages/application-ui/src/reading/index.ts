export { translatedSummary } from '../language/translated-summary';
export type { Abilities, FullReview, StoredUpload } from '../review';
export { ApplicationReading, type ApplicationReadingProps } from './application-reading';
export { DocumentLink, kilobytes } from './document-link';
export { ReviewedDocuments, type ReviewedDocumentsProps } from './documents';
