/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import { messages } from './catalogue';

export const [
  uploadFailed,
  uploadDocument,
  cancelUpload,
  uploadingNow,
  upload,
  documentType,
  chooseType,
  file,
  fileRule,
] = /* @__PURE__ */ messages(232, [
  'Upload Failed',
  'Upload Document',
  'Cancel',
  'Uploading...',
  'Upload',
  'Document type',
  'Choose a type',
  'File',
  ({ size }: { size: string | number }) =>
    `PDF, DOC, DOCX, JPG, JPEG or PNG, smaller than ${size}. It takes the place of an earlier one of its type.`,
]);
