import { type DocumentType, documentTypes, editorLimits } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { translated } from '@portal/ui/language';
import type { FullReview } from '../../base/review';
import { callWithFile } from '../../base/sending';
import * as t from '../../messages/editFiles';
import { pdfRule, type UploadTarget } from './upload-targets';

const rule = pdfRule(editorLimits.internFileBytes);

const documentTarget = (
  review: FullReview,
  type: DocumentType,
  label: UploadTarget['label'],
): UploadTarget => ({
  type,
  label,
  rule,
  async send(api, file, options) {
    const fields = { application_id: review.id, intern_details_id: review.intern_details?.id };
    const { uploads, version } = (
      await callWithFile(
        api,
        applicationCalls.uploadInternshipDocuments,
        { form: { ...fields, [type]: file } },
        options,
      )
    ).body;
    return { upload: uploads.find((one) => one.upload_type === type), version };
  },
});

const letterTarget = (review: FullReview, type: string, label: UploadTarget['label']): UploadTarget => ({
  type,
  label,
  rule,
  async send(api, file, options) {
    const form = { document_type: type, application_id: review.id, file };
    const { upload, version } = (
      await callWithFile(api, applicationCalls.uploadOwnDocument, { form }, options)
    ).body;
    return { upload, version };
  },
});

export const internDocuments = (review: FullReview): UploadTarget[] =>
  documentTypes.map(({ value, label }) => documentTarget(review, value, () => translated(label)));

/** The letters of the two referees. */
export const internLetters = (review: FullReview): UploadTarget[] => [
  letterTarget(review, 'academic_reference', t.academicLetterFile),
  letterTarget(review, 'community_reference', t.characterLetterFile),
];
