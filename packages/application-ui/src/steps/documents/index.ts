export { DocumentFields, type DocumentFieldsProps } from './fields';
export {
  documentRules,
  fileLabel,
  identitySentence,
  internshipDocuments,
  isRequiredDocument,
  pdfSentence,
  refusedDocuments,
  requiredDocumentsOf,
  uploadSentence,
  visitDocumentRules,
} from './rules';
export { DocumentLink, DocumentsView } from './view';
