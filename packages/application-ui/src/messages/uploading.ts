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
    `PDF, DOC, DOCX, JPG, JPEG or PNG, smaller than ${size}. It takes the place of an earlier one of its type.`,
  ({ wizard }: { wizard: string | number }) =>
    `This sends one file alone, so it may be larger than in “Edit”, where files go together with your other changes, and than in the form (“Continue”), which takes up to ${wizard}.`,
]);
