export { DocumentFields, type DocumentFieldsProps } from './fields';
export {
  documentRules,
  fileLabel,
  internshipDocuments,
  isRequiredDocument,
  pdfSentence,
  uploadSentence,
} from './rules';
export { DocumentLink, DocumentsView } from './view';
