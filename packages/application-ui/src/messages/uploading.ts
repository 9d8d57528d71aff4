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
  limitAlone,
] = /* @__PURE__ */ messages(233, [
  'Upload Failed',
  'Upload Document',
  'Cancel',
  'Uploading...',
  'Upload',
  'Document type',
  'Choose a type',
  'File',
  ({ size }: { size: string | number }) =>
    `PDF, DOC, DOCX, JPG, JPEG or PNG, smaller than ${size}. It replaces an earlier file of the same type.`,
  ({ wizard }: { wizard: string | number }) =>
    `This sends only one file, so it may be larger than in “Edit”, where files are sent with your other changes. In the form (“Continue”) the limit is ${wizard}.`,
]);
