import { documentsOffered, editorMessages, uploadMessages } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { removeDocument } from '../../documents';
import {
  inWizard,
  recordId,
  refusals,
  type Service,
  version,
  versionAnswer,
  withMessage,
} from '../../platform';
import { programmeParams, type Served } from './of-path';

interface RemovalBody {
  application_id: number;
  document_type: string;
  version?: number;
}

export const removeDocumentByProgramme = (service: Service, named: (key: string) => Served): AnyCall =>
  defineCall({
    id: 'removeDocument',
    method: 'post',
    path: '/api/programmes/:programme/documents/remove',
    summary: 'Removes a document that the application does not need, with its file',
    ...inWizard('programmes'),
    input: {
      params: programmeParams,
      body: Joi.object<RemovalBody>({
        application_id: recordId.required(),
        document_type: withMessage(Joi.string().max(20).required(), editorMessages.missingType),
        version,
      }),
    },
    answers: { 200: versionAnswer, ...refusals },
    async handle(ctx) {
      const { type, submission } = named(ctx.input.params.programme);
      const { application_id, document_type: uploadType, version } = ctx.input.body;
      if (!documentsOffered(type).some(({ value }) => value === uploadType))
        throw new Invalid({ document_type: [uploadMessages.otherType] });
      const ref = { id: application_id, type };
      const request = { actor: ctx.actor, ref, version, ability: 'upload' as const };
      const needed = { document_type: [uploadMessages.needed] };
      const changed = await removeDocument(service, request, {
        uploadType,
        lacks: submission.lacks,
        needed,
      });
      ctx.body = { version: changed.version };
    },
  });
