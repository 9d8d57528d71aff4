import { message } from './message';

/** The limits and messages of the uploads from the dashboards. */
const megabyte = 1024 * 1024;

export const editorLimits = {
  /** Bytes of one file. */
  internFileBytes: 2 * megabyte,
  visitorFileBytes: 5 * megabyte,
  simpleFileBytes: 10 * megabyte,
} as const;

export const editorMessages = {
  tooLarge: (megabytes: number) => message('File must be smaller than {megabytes}MB', { megabytes }),
  onlyPdf: 'Only PDF files are allowed',
  onlyPdfOrPicture: 'Only PDF, JPG, JPEG, PNG files are allowed',
  onlyDocuments: 'Only PDF, DOC, DOCX, JPG, JPEG, PNG files are allowed',
  missing: 'Please select a file to upload.',
  missingType: 'Please select a document type.',
  filesLeft: 'Application data saved, but file upload failed. Please try uploading files again.',
  forbidden: "You don't have permission to update this application",
  invalid: 'Validation failed',
  failed: 'Please try again',
  noDetails: 'No intern_details_id found. Please close and reopen the edit modal.',
  noApplication: 'No application ID found',
  uploadFailed: 'Failed to upload document',
} as const;

/** Titles of the toasts about an edit that went wrong. */
export const editorTitles = {
  failed: 'Update Failed',
  tooLarge: 'File Too Large',
  wrongType: 'Invalid File Type',
} as const;
