import {
  editorLimits,
  identityUpload,
  type VisitDocumentType,
  visitDocumentTypes,
} from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { translated } from '@portal/ui/language';
import type { FullReview } from '../../base/review';
import { callWithFile } from '../../base/sending';
import * as t from '../../messages/editFiles';
import { identityRule, pdfRule, type UploadTarget } from './upload-targets';

interface Details {
  intern_details_id: number | undefined;
}

const documentTarget = (
  details: Details,
  type: VisitDocumentType,
  label: UploadTarget['label'],
): UploadTarget => ({
  type,
  label,
  rule: pdfRule(editorLimits.visitorFileBytes),
  async send(api, file, options) {
    const { uploads, version } = (
      await callWithFile(
        api,
        applicationCalls.uploadVisitDocuments,
        { form: { ...details, [type]: file } },
        options,
      )
    ).body;
    return { upload: uploads[type], version };
  },
});

const identityTarget = (details: Details): UploadTarget => ({
  type: identityUpload,
  label: t.identityFile,
  rule: identityRule,
  async send(api, file, options) {
    const { upload, version } = (
      await callWithFile(
        api,
        applicationCalls.uploadNationalId,
        { form: { ...details, national_id: file } },
        options,
      )
    ).body;
    return { upload, version };
  },
});

export function visitorDocuments({ intern_details }: FullReview): UploadTarget[] {
  const details = { intern_details_id: intern_details?.id };
  const uploadTargets = visitDocumentTypes.map(({ value, label }) =>
    documentTarget(details, value, () => translated(label)),
  );
  return [identityTarget(details), ...uploadTargets];
}
