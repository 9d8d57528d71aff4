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
import type { Programme } from '../programme/programme';

interface DocumentsBody extends ArrivedFields {
  intern_details_id: number;
  application_id?: number;
  version?: number;
}

/** The calls of a programme's wizard for its uploads, one for each. */
export function documentCalls(service: Service, { type, uploads }: Programme): AnyCall[] {
  return uploads.map((target) => {
    const rules = { files: target.fields, maxFileBytes: limits.wizardFileBytes, tooLarge: tooLargeSentence };
    return defineCall({
      id: target.id,
      method: 'post',
      path: target.path,
      summary: target.summary,
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
            ...arrivedFields(target.fields),
          }),
          ...rules,
        },
      },
      answers: {
        200: Joi.object({ ...target.answer, version: Joi.number().integer().required() }),
        ...refusals,
      },
      async handle(ctx) {
        const { intern_details_id, application_id, version } = ctx.input.body;
        const sent = await filesOf(service, { ctx, sent: ctx.input.body, rules });
        const files = await acceptFiles(service, sent, { accepts: target.accepts, ...sentBy(ctx) });
        if (files.length === 0) throw new Invalid(target.nothing);
        const ref = { detailsId: intern_details_id, id: application_id, type };
        const request = { actor: ctx.actor, ref, version, ability: 'upload' as const };
        const changed = await uploadDocuments(service, request, {
          address: ctx.ip,
          refuseEnded: ctx.refuseEnded,
          files,
          typeOf: target.typeOf ?? ((field) => field),
        });
        const fields = files.map(({ field }) => field);
        const contents = await contentsOf(service.stores, changed);
        ctx.body = { ...target.present(contents, fields), version: changed.version };
      },
    });
  });
}
