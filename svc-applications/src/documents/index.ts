/** Everything that other modules may use from this one. */

export { bundledProgram, startChecks } from './check/checks';
export { type ArrivedFields, arrivedFields } from './chunked-uploads/arrived-fields';
export { arrivedFile, filesOf } from './chunked-uploads/arrived-files';
export {
  type Announced,
  type ChunkedUpload,
  requireFits,
  type Sender,
} from './chunked-uploads/chunked-upload';
export { beginChunkedUpload, ownChunkedUpload, takePiece } from './chunked-uploads/receive';
export {
  queuePiecesOf,
  queuePiecesOfLetters,
  uploadsOf,
  uploadsOfLetters,
} from './chunked-uploads/store';
export { missingSentence, problemSentence, tooLargeSentence } from './document';
export { inlineDisposition } from './file-name';
export { type AcceptedFile, acceptFiles, type Checking, type IncomingFile, newFilePath } from './incoming';
export { extensionOf } from './kinds';
export { openDocument } from './open';
export { beginsAsPdf } from './pdf/whole';
export { isAskedFor } from './referee-uploads';
export { removeDocument } from './remove';
export { forgetRemovedFiles, removeFilesOf } from './removed-files';
export { type AskableScanner, clamavAt, type Scanner } from './scanning/clamav';
export { scannerForUploads } from './scanning/for-uploads';
export { scanFiles } from './scanning/scan';
export { startScanning } from './scanning/scan-waiting';
export { senderOf, senderOfLetter, sentBy } from './sender';
export { notScanned } from './storage-routes';
export type { ListedDocument } from './store';
export { isClean, summaryOf, sweep } from './sweep/sweep';
export { removeFiles, uploadDocuments } from './upload';
export type { StoredUploadTarget } from './upload-target';
export { identityDocument, internshipDocuments, visitDocuments } from './upload-targets';
