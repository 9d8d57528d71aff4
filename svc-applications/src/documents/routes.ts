import { documentTypes, limits, valuesOf } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { refusals, reviewAnswer, uploadsAnswer } from '../answers';
import { contentsOf } from '../applications/contents-of';
import { applicantRoles } from '../applications/policy';
import { presentReview } from '../applications/review';
import { recordId, version } from '../fields';
import type { Service } from '../service';
import { missingSentence, tooLargeSentence } from './document';
import { acceptPdfs } from './incoming';
import { uploadDocuments } from './upload';

interface DocumentsBody {
  intern_details_id: number;
  application_id?: number;
  version?: number;
}

const types = valuesOf(documentTypes);

export function documentCalls(service: Service): AnyCall[] {
  return [
    defineCall({
      id: 'I16',
      method: 'post',
      path: '/api/documents',
      summary: 'Stores one or more documents; each takes the place of the earlier one of its type',
      tags: ['intern'],
      auth: 'token',
      roles: [...applicantRoles, 'admin'],
      scopes: ['wizard', 'account'],
      input: {
        multipart: {
          fields: Joi.object<DocumentsBody>({
            intern_details_id: recordId.required(),
            application_id: recordId,
            version,
          }),
          files: types,
          maxFileBytes: limits.wizardFileBytes,
          tooLarge: tooLargeSentence,
        },
      },
      answers: {
        200: Joi.object({
          review: reviewAnswer,
          uploads: uploadsAnswer,
          version: Joi.number().integer().required(),
        }),
        ...refusals,
      },
      async handle(ctx) {
        const { intern_details_id, application_id, version } = ctx.input.body;
        const files = await acceptPdfs(ctx.input.files);
        if (files.length === 0) throw new Invalid({ documents: [missingSentence('document')] });
        const ref = { detailsId: intern_details_id, id: application_id, type: 'intern' as const };
        const request = { asker: ctx.actor, ref, version, ability: 'upload' as const };
        const changed = await uploadDocuments(service, request, { files, typeOf: (field) => field });
        const review = presentReview(await contentsOf(service.stores, changed.id));
        ctx.body = { review, uploads: review.uploads, version: changed.version };
      },
    }),
  ];
}
