import { limits, type ReferenceType, referenceMessages as say } from '@portal/contract-svc-applications-v1';
import { Invalid } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { referenceAnswer, refusals } from '../answers';
import { type Document, letterType, type Referee } from '../applications/contents';
import { letterOf, storedLetter } from '../applications/letters';
import { presentReferee } from '../applications/review';
import { tooLargeSentence } from '../documents/document';
import { acceptFiles } from '../documents/incoming';
import { onlyPdf } from '../documents/kinds';
import { uploadDocuments } from '../documents/upload';
import type { Service } from '../service';
import { inWizard } from '../who';
import { keepReferee } from './keep-referee';
import { refereeBody, refereeForm, refereeOf } from './referee';

/** Where each letter's path stands in the answer. */
const uploadName = { academic: 'academicUpload', community: 'communityUpload' } as const;

export function referenceCalls(service: Service): AnyCall[] {
  return [
    referenceCall(service, 'academic', 'I14', '/api/academic-references'),
    referenceCall(service, 'community', 'I15', '/api/community-references'),
  ];
}

function referenceCall(service: Service, type: ReferenceType, id: string, path: string): AnyCall {
  return defineCall({
    id,
    method: 'post',
    path,
    summary: `The ${type} reference, with its letter; the letter may be left out when one is stored`,
    ...inWizard('intern'),
    input: {
      multipart: {
        fields: refereeBody(type),
        files: ['letter'],
        maxFileBytes: limits.wizardFileBytes,
        tooLarge: tooLargeSentence,
      },
    },
    answers: {
      200: Joi.object({
        version: Joi.number().integer().required(),
        reference: Joi.object(referenceAnswer).required(),
        [uploadName[type]]: Joi.string().required(),
      }),
      ...refusals,
    },
    async handle(ctx) {
      const { intern_details_id, application_id, version } = ctx.input.body;
      const files = await acceptFiles(ctx.input.files, onlyPdf);
      const referee = refereeOf(type, ctx.input.body);
      const ref = { detailsId: intern_details_id, id: application_id, type: 'intern' as const };
      const request = { asker: ctx.actor, ref, version };
      const changed = await uploadDocuments(service, request, {
        files,
        typeOf: () => letterType(type),
        async work(stores, application) {
          const stored = await stores.documents.of(application.id);
          if (files.length === 0) requireLetter(stored, type, referee);
          await keepReferee(stores, application.id, referee);
          return { form: refereeForm(application.formData, referee) };
        },
      });
      const documents = await service.stores.documents.of(changed.id);
      const letter = letterOf(documents, type, referee)?.filePath;
      const reference = presentReferee(referee, documents);
      ctx.body = { version: changed.version, reference, [uploadName[type]]: letter };
    },
  });
}

/** A letter that somebody else wrote is none. */
function requireLetter(documents: Document[], type: ReferenceType, referee: Referee): void {
  if (letterOf(documents, type, referee)) return;
  const writer = storedLetter(documents, type)?.letterOf?.fullName;
  throw new Invalid({ letter: [writer ? say.otherLetter(writer, referee.fullName) : say.letter] });
}
