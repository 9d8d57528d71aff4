export { translatedSummary } from '../../base/language/translated-summary';
export type { Abilities, FullReview, StoredUpload } from '../../base/review';
export { ApplicationReading, type ApplicationReadingProps } from './application-reading';
export { DocumentLink, kilobytes } from './document-link';
export { ReviewedDocuments, type ReviewedDocumentsProps } from './documents';
