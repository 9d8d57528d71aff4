import {
  documentTypes,
  identityUpload,
  valuesOf,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { internshipReviewAnswer, presentReview, presentUploads } from '../application';
import { uploadAnswer, uploadsAnswer } from '../platform';
import { missingSentence } from './document';
import type { StoredUploadTarget } from './upload-target';

const noFile = { documents: [missingSentence('document')] };

export const internshipDocuments: StoredUploadTarget = {
  id: 'uploadInternshipDocuments',
  path: '/api/documents',
  summary: 'Stores one or more documents, each replacing the earlier one of its type',
  // Editors of applications also send the last two.
  fields: [...valuesOf(documentTypes), identityUpload, 'letter'],
  accepts: 'pdf',
  nothing: noFile,
  answer: { review: internshipReviewAnswer, uploads: uploadsAnswer },
  present(contents) {
    const review = presentReview(contents);
    return { review, uploads: review.uploads };
  },
};

const identityField = 'national_id';

export const identityDocument: StoredUploadTarget = {
  id: 'uploadNationalId',
  path: '/api/visitor/upload-national-id',
  summary: "Stores the visitor's identity document (PDF or image), replacing the earlier one",
  fields: [identityField],
  accepts: 'pdfOrPicture',
  typeOf: () => identityUpload,
  nothing: { [identityField]: [missingSentence(identityField)] },
  answer: { upload: uploadAnswer.required() },
  present: ({ documents }) => ({
    upload: presentUploads(documents).find(({ upload_type }) => upload_type === identityUpload),
  }),
};

const visitTypes = valuesOf(visitDocumentTypes);

export const visitDocuments: StoredUploadTarget = {
  id: 'uploadVisitDocuments',
  path: '/api/visitor/upload-documents',
  summary: 'Stores one or more documents of a visit, and returns them by type',
  fields: visitTypes,
  accepts: 'pdf',
  nothing: noFile,
  answer: {
    uploads: Joi.object(Object.fromEntries(visitTypes.map((type) => [type, uploadAnswer]))).required(),
  },
  present: ({ documents }, fields) => ({
    uploads: Object.fromEntries(
      presentUploads(documents)
        .filter(({ upload_type }) => fields.includes(upload_type))
        .map((upload) => [upload.upload_type, upload]),
    ),
  }),
};
