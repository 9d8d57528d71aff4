import { limits } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { contentsOf } from '../../application';
import {
  type ArrivedFields,
  acceptFiles,
  arrivedFields,
  filesOf,
  sentBy,
  tooLargeSentence,
  uploadDocuments,
} from '../../documents';
import { applicantRoles, recordId, refusals, type Service, version } from '../../platform';
import type { Programme } from '../wizard/programme';

interface DocumentsBody extends ArrivedFields {
  intern_details_id: number;
  application_id?: number;
  version?: number;
}

/** One call for each upload of the programme. */
export function documentCalls(service: Service, { type, uploads }: Programme): AnyCall[] {
  return uploads.map((door) => {
    const rules = { files: door.fields, maxFileBytes: limits.wizardFileBytes, tooLarge: tooLargeSentence };
    return defineCall({
      id: door.id,
      method: 'post',
      path: door.path,
      summary: door.summary,
      tags: [type],
      auth: 'token',
      roles: applicantRoles,
      may: 'editApplications',
      scopes: ['wizard', 'account'],
      input: {
        multipart: {
          fields: Joi.object<DocumentsBody>({
            intern_details_id: recordId.required(),
            application_id: recordId,
            version,
            ...arrivedFields(door.fields),
          }),
          ...rules,
        },
      },
      answers: {
        200: Joi.object({ ...door.answer, version: Joi.number().integer().required() }),
        ...refusals,
      },
      async handle(ctx) {
        const { intern_details_id, application_id, version } = ctx.input.body;
        const sent = await filesOf(service, { ctx, sent: ctx.input.body, rules });
        const files = await acceptFiles(service, sent, { accepts: door.accepts, ...sentBy(ctx) });
        if (files.length === 0) throw new Invalid(door.nothing);
        const ref = { detailsId: intern_details_id, id: application_id, type };
        const request = { actor: ctx.actor, ref, version, ability: 'upload' as const };
        const changed = await uploadDocuments(service, request, {
          address: ctx.ip,
          files,
          typeOf: door.typeOf ?? ((field) => field),
        });
        const fields = files.map(({ field }) => field);
        const contents = await contentsOf(service.stores, changed);
        ctx.body = { ...door.present(contents, fields), version: changed.version };
      },
    });
  });
}
