import { letterFile, limits, type ReferenceType } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  letterOf,
  letterType,
  presentReferee,
  refereeOf,
  referenceAnswer,
  refuseOwn,
  withReferee,
} from '../../application';
import { acceptFiles, filesOf, isAskedFor, sentBy, tooLargeSentence, uploadDocuments } from '../../documents';
import { inWizard, refusals, type Service } from '../../platform';
import { keepLetters } from './keep-letters';
import { letterRequired } from './letters-needed';
import { refereeBody } from './referee-body';

const rules = { files: ['letter'], maxFileBytes: limits.wizardFileBytes, tooLarge: tooLargeSentence };

/** The member of the response that has the path of each letter. */
const uploadName = { academic: 'academicUpload', community: 'communityUpload' } as const;

export function referenceCalls(service: Service): AnyCall[] {
  return [
    referenceCall(service, 'academic', 'saveAcademicReference', '/api/academic-references'),
    referenceCall(service, 'community', 'saveCommunityReference', '/api/community-references'),
  ];
}

function referenceCall(service: Service, type: ReferenceType, id: string, path: string): AnyCall {
  return defineCall({
    id,
    method: 'post',
    path,
    summary: `Stores the ${type} reference with its letter; the letter may be omitted when it is stored already`,
    ...inWizard('intern'),
    input: {
      multipart: {
        fields: refereeBody(type),
        ...rules,
      },
    },
    answers: {
      200: Joi.object({
        version: Joi.number().integer().required(),
        reference: Joi.object(referenceAnswer).required(),
        [uploadName[type]]: Joi.string()
          .allow('')
          .required()
          .description("'' where the referee is asked for it"),
      }),
      ...refusals,
    },
    async handle(ctx) {
      const { intern_details_id, application_id, version } = ctx.input.body;
      const sent = await filesOf(service, { ctx, sent: ctx.input.body, rules });
      const ref = { detailsId: intern_details_id, id: application_id, type: 'intern' as const };
      const called = async () => {
        const application = await service.stores.applications.find(ref);
        const isOwn = application?.personId === ctx.actor.personId;
        return letterFile(type, isOwn ? application.answers.purpose : '');
      };
      const files = await acceptFiles(service, sent, { accepts: 'pdf', ...sentBy(ctx), called });
      const referee = refereeOf(type, ctx.input.body);
      const request = { actor: ctx.actor, ref, version };
      const changed = await uploadDocuments(service, request, {
        address: ctx.ip,
        refuseEnded: ctx.refuseEnded,
        files,
        typeOf: () => letterType(type),
        async work(stores, application) {
          refuseOwn(referee, application.identity);
          const stored = await stores.documents.of(application.id);
          const needed = files.length === 0 && letterRequired(stored, referee, application.answers.purpose);
          if (needed && !(await isAskedFor(stores, application.id, referee)))
            throw new Invalid({ letter: [needed] });
          await keepLetters(stores, application.id, [referee]);
          return { answers: withReferee(application.answers, referee) };
        },
      });
      const documents = await service.stores.documents.of(changed.id);
      const letter = letterOf(documents, type, referee)?.filePath ?? '';
      const reference = presentReferee(referee, documents);
      ctx.body = { version: changed.version, reference, [uploadName[type]]: letter };
    },
  });
}
