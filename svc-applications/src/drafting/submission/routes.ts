import { signature as asked } from '@portal/contract-svc-applications-v1/questions';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { schemasOf } from '../../application';
import { alreadySubmitted, inWizard, recordId, refusals, type Service, version } from '../../platform';
import type { Programme } from '../programme/programme';
import { answerSubmitted, submitAnswer } from './answer';
import { submit } from './submit';

interface SubmitBody {
  application_id: number;
  intern_details_id?: number;
  signature: string;
  version?: number;
}

export function submissionCall(service: Service, programme: Programme): AnyCall {
  const { type, submission } = programme;
  return defineCall({
    ...submission.door,
    method: 'post',
    summary: 'Submits the application and mails the confirmation with the sign-in details',
    ...inWizard(type),
    input: {
      body: Joi.object<SubmitBody>({
        application_id: recordId.required(),
        intern_details_id: recordId,
        ...schemasOf(asked.ask),
        ...submission.fields,
        version,
      }),
    },
    answers: { 200: submitAnswer, 220: alreadySubmitted, ...refusals },
    async handle(ctx) {
      const { application_id, intern_details_id, signature, version } = ctx.input.body;
      const ref = { id: application_id, detailsId: intern_details_id, type };
      const outcome = await submit(service, {
        actor: ctx.actor,
        ref,
        signature,
        version,
        programme,
        limits: service.portal.known().formLimits,
        waited: () => ctx.waitedMs(),
      });
      await answerSubmitted(service, ctx, outcome);
    },
  });
}
