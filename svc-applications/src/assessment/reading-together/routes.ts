import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, id, idParams, instant, listOf, type Service, words } from '../../platform';
import { labelAnswer } from '../labels/answers';
import { noteAnswer } from '../notes/answers';
import { formAnswer, ownSheetAnswer, sheetsAnswer } from '../scores/answers';
import { readingOf } from './reading';

/** The call for all that staff have written and arranged about an application; never for applicants. */
export const readingTogetherCalls = (service: Service): AnyCall[] => [
  defineCall({
    id: 'getAssessment',
    method: 'get',
    path: '/api/admin/applications/:id/reading',
    summary: 'Returns the readers, labels, notes and score sheets of a submitted application',
    ...byStaff('readApplications'),
    input: { params: idParams },
    answers: {
      200: Joi.object({
        readers: listOf({ id: id(), name: words(), sent: Joi.boolean().required() }),
        left: listOf({ id: id(), name: words() })
          .optional()
          .description('Who left the staff before they had read it'),
        labels: Joi.array().items(labelAnswer).required(),
        notes: Joi.array().items(noteAnswer).required(),
        knowing: listOf({ id: id(), reader: words(), declared_at: instant() })
          .optional()
          .description('Who knows the applicant; for administrators'),
        form: formAnswer.allow(null).required(),
        own_sheet: ownSheetAnswer.allow(null).required(),
        sheets_sent: id(),
        results: sheetsAnswer
          .allow(null)
          .required()
          .description('Null where none was sent; for reviewers also until they have sent their own'),
      }),
      404: errorAnswer,
      409: errorAnswer,
    },
    async handle(ctx) {
      const { id } = ctx.input.params;
      ctx.body = await readingOf(service, ctx.actor, id);
    },
  }),
];
