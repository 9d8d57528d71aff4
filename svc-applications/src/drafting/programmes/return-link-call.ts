import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { errorAnswer, inWizard, recordId, refusals, type Service } from '../../platform';
import { askForReturnLink } from '../return-link/ask';
import { programmeParams, type Served } from './of-path';

export const returnLinkByProgramme = (service: Service, named: (key: string) => Served): AnyCall =>
  defineCall({
    id: 'sendReturnLink',
    method: 'post',
    path: '/api/programmes/:programme/return-link',
    summary: 'Emails the applicant a link to come back to their draft',
    ...inWizard('programmes'),
    input: {
      params: programmeParams,
      body: Joi.object<{ application_id: number }>({ application_id: recordId.required() }),
    },
    answers: {
      200: Joi.object({
        sent: Joi.boolean()
          .required()
          .description('False where an email of the last five minutes is still on its way'),
      }),
      ...refusals,
      429: errorAnswer,
    },
    async handle(ctx) {
      const { type } = named(ctx.input.params.programme);
      const ref = { id: ctx.input.body.application_id, type };
      ctx.body = { sent: await askForReturnLink(service, ctx.actor, ref) };
    },
  });
