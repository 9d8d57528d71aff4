import { agreedSignature } from '@portal/contract-svc-applications-v1/questions';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { schemasOf } from '../../application';
import {
  alreadySubmitted,
  inWizard,
  recordId,
  refusals,
  type Service,
  version,
  withMessage,
} from '../../platform';
import { answerSubmitted, submitAnswer } from '../submission/answer';
import { submit } from '../submission/submit';
import { programmeParams, type Served } from './of-path';

interface SubmitBody {
  application_id: number;
  signature: string;
  agreement: true;
  version?: number;
}

const { agreement, ...signature } = agreedSignature.ask;

export const submissionByProgramme = (service: Service, named: (key: string) => Served): AnyCall =>
  defineCall({
    id: 'submitApplication',
    method: 'post',
    path: '/api/programmes/:programme/submit',
    summary: 'Submits the application and mails the confirmation with the sign-in details',
    ...inWizard('programmes'),
    input: {
      params: programmeParams,
      body: Joi.object<SubmitBody>({
        application_id: recordId.required(),
        ...schemasOf(signature),
        agreement: withMessage(Joi.boolean().strict().valid(true).required(), agreement.say.en),
        version,
      }),
    },
    answers: { 200: submitAnswer, 220: alreadySubmitted, ...refusals },
    async handle(ctx) {
      const programme = named(ctx.input.params.programme);
      const { application_id, signature, version } = ctx.input.body;
      const ref = { id: application_id, type: programme.type };
      const limits = service.portal.known().formLimits;
      const waited = () => ctx.waitedMs();
      const request = { actor: ctx.actor, ref, signature, version, programme, limits, waited };
      await answerSubmitted(service, ctx, await submit(service, request));
    },
  });
