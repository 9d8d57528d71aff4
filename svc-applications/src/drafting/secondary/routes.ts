import { type ApplicationType, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { type AnyCall, codesAnswer, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import {
  alreadySubmitted,
  byApplicants,
  id,
  message,
  namedAsInTheForm,
  oneOf,
  recordId,
  refusals,
  roundRefused,
  type Service,
  version,
  words,
} from '../../platform';
import { answerSubmitted, submitAnswer } from '../submission/answer';
import { createSecondary } from './create';
import type { SecondaryForm } from './form';
import { internshipForm } from './internship-form';
import { submitSecondary } from './submit';
import { visitForm } from './visit-form';

/** The calls for further applications, which are begun and submitted in the dashboard. */
export function secondaryCalls(service: Service): AnyCall[] {
  const limits = () => service.portal.known().formLimits;
  const forms = [internshipForm(limits), visitForm];
  return [createCall(service), ...forms.map((form) => submitCall(service, form))];
}

function createCall(service: Service): AnyCall {
  return defineCall({
    id: 'createFurtherApplication',
    method: 'post',
    path: '/api/user/applications/create-secondary',
    summary: 'Begins an application of a programme in which the applicant has none yet',
    ...byApplicants,
    input: {
      body: Joi.object<{ type: ApplicationType }>({
        type: oneOf(valuesOf(applicationTypes), message('secondaryPurposeMissing')),
      }),
    },
    answers: { 201: createAnswer, 409: createRefused },
    async handle(ctx) {
      const { id, type, status, detailsId } = await createSecondary(service, ctx.actor, {
        type: ctx.input.body.type,
        waited: () => ctx.waitedMs(),
      });
      ctx.status = 201;
      ctx.body = { application: { id, type, status, intern_details_id: detailsId } };
    },
  });
}

interface SubmitBody {
  application_id: number;
  form_data: object;
  version?: number;
}

function submitCall(service: Service, form: SecondaryForm): AnyCall {
  return defineCall({
    id: form.id,
    method: 'post',
    path: form.path,
    summary: 'Submits a further application with its answers, and mails the confirmation',
    ...byApplicants,
    input: {
      body: Joi.object<SubmitBody>({
        application_id: recordId.required(),
        form_data: Joi.object(form.fields).required().error(namedAsInTheForm),
        version,
      }),
    },
    answers: { 200: submitAnswer, 220: alreadySubmitted, ...refusals },
    async handle(ctx) {
      const { application_id: applicationId, form_data: answers, version } = ctx.input.body;
      const limits = service.portal.known().formLimits;
      const waited = () => ctx.waitedMs();
      const submission = { actor: ctx.actor, applicationId, answers, version, limits, waited };
      await answerSubmitted(service, ctx, await submitSecondary(service, form, submission));
    },
  });
}

const createAnswer = Joi.object({
  application: Joi.object({ id: id(), type: words(), status: words(), intern_details_id: id() }).required(),
});

/** The refusal because of an open application; it carries the application's id. */
const createRefused = Joi.object({
  message: words(),
  codes: codesAnswer,
  request_id: words(),
  application_id: Joi.number().integer(),
  ...roundRefused,
});
