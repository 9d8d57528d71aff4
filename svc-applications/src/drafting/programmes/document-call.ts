import {
  documentsOffered,
  editorMessages,
  identityUpload,
  limits,
  uploadMessages,
} from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { presentDocument } from '../../application';
import {
  type ArrivedFields,
  acceptFiles,
  arrivedFields,
  filesOf,
  missingSentence,
  sentBy,
  tooLargeSentence,
  uploadDocuments,
} from '../../documents';
import {
  applicantRoles,
  inWizard,
  recordId,
  refusals,
  type Service,
  uploadAnswer,
  version,
  withMessage,
} from '../../platform';
import { programmeParams, type Served } from './of-path';

const rules = { files: ['document'], maxFileBytes: limits.wizardFileBytes, tooLarge: tooLargeSentence };

interface DocumentBody extends ArrivedFields {
  application_id: number;
  document_type: string;
  version?: number;
}

export const documentByProgramme = (service: Service, named: (key: string) => Served): AnyCall =>
  defineCall({
    id: 'uploadDocument',
    method: 'post',
    path: '/api/programmes/:programme/documents',
    summary:
      'Stores one PDF document (an identity document may be an image), replacing the earlier one of its type',
    ...inWizard('programmes'),
    roles: applicantRoles,
    may: 'editApplications',
    input: {
      params: programmeParams,
      multipart: {
        fields: Joi.object<DocumentBody>({
          application_id: recordId.required(),
          document_type: withMessage(Joi.string().max(20).required(), editorMessages.missingType),
          version,
          ...arrivedFields(rules.files),
        }),
        ...rules,
      },
    },
    answers: {
      200: Joi.object({ upload: uploadAnswer.required(), version: Joi.number().integer().required() }),
      ...refusals,
    },
    async handle(ctx) {
      const { type } = named(ctx.input.params.programme);
      const { application_id, document_type: kind, version } = ctx.input.body;
      if (!documentsOffered(type).some(({ value }) => value === kind))
        throw new Invalid({ document_type: [uploadMessages.otherType] });
      const { document } = await filesOf(service, { ctx, sent: ctx.input.body, rules });
      if (!document) throw new Invalid({ [kind]: [missingSentence(kind)] });
      const files = await acceptFiles(
        service,
        { [kind]: document },
        { accepts: kind === identityUpload ? 'pdfOrPicture' : 'pdf', ...sentBy(ctx) },
      );
      const ref = { id: application_id, type };
      const request = { actor: ctx.actor, ref, version, ability: 'upload' as const };
      const typeOf = (field: string) => field;
      const sender = { address: ctx.ip, refuseEnded: ctx.refuseEnded };
      const changed = await uploadDocuments(service, request, { files, typeOf, ...sender });
      const stored = await service.stores.documents.of(changed.id);
      const upload = stored.filter(({ uploadType }) => uploadType === kind).map(presentDocument)[0];
      ctx.body = { upload, version: changed.version };
    },
  });
