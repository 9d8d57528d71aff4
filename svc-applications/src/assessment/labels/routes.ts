import {
  type LabelTone,
  labelTones,
  readingLimits,
  readingMessages as t,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import { type AnyCall, defineCall } from '@portal/service-kit/http';
import { whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import {
  byStaff,
  errorAnswer,
  id,
  idParams,
  listOf,
  recordId,
  type Service,
  withMessage,
} from '../../platform';
import { labelFields } from './answers';
import { addLabel, changeLabel, labelApplications } from './change';

const listAnswer = Joi.object({
  labels: listOf({ ...labelFields, used: id().description('On how many applications it stands') }),
});

const body = Joi.object<{ name: string; tone: LabelTone }>({
  name: withMessage(
    Joi.string().trim().max(readingLimits.labelName).required(),
    t.labelName,
    () => t.labelName,
  ),
  tone: Joi.string()
    .valid(...valuesOf(labelTones))
    .required(),
});

const path = '/api/admin/labels';

/** The calls for labels, and for putting them on applications. */
export function labelCalls(service: Service): AnyCall[] {
  const { stores } = service;
  const all = async () => ({ labels: await stores.labels.all() });
  return [
    defineCall({
      id: 'listLabels',
      method: 'get',
      path,
      summary: 'Returns all labels by name, with the number of applications that have each',
      ...byStaff('readApplications'),
      answers: { 200: listAnswer },
      async handle(ctx) {
        ctx.body = await all();
      },
    }),
    defineCall({
      id: 'createLabel',
      method: 'post',
      path,
      summary: 'Adds a label',
      ...byStaff('manageAssessment'),
      input: { body },
      answers: { 200: listAnswer, 409: errorAnswer },
      async handle(ctx) {
        await addLabel(service, ctx.input.body);
        ctx.body = await all();
      },
    }),
    defineCall({
      id: 'updateLabel',
      method: 'put',
      path: `${path}/:id`,
      summary: 'Changes the name and the colour of a label, on every application that has it',
      ...byStaff('manageAssessment'),
      input: { params: idParams, body },
      answers: { 200: listAnswer, 404: errorAnswer },
      async handle(ctx) {
        await changeLabel(service, { ...ctx.input.body, id: ctx.input.params.id });
        ctx.body = await all();
      },
    }),
    defineCall({
      id: 'deleteLabel',
      method: 'delete',
      path: `${path}/:id`,
      summary: 'Removes a label, also from every application that has it',
      ...byStaff('manageAssessment'),
      input: { params: idParams },
      answers: { 200: listAnswer, 404: errorAnswer },
      async handle(ctx) {
        const { id } = ctx.input.params;
        if (!(await stores.labels.find(id))) throw new NotFound();
        await stores.labels.remove(id);
        ctx.body = await all();
      },
    }),
    defineCall({
      id: 'setLabelOnApplications',
      method: 'post',
      path: `${path}/:id/applications`,
      summary: 'Puts a label on submitted applications, or takes it off: all of them or none',
      ...byStaff('assess'),
      input: {
        params: idParams,
        body: Joi.object<{ application_ids: number[]; on: boolean }>({
          application_ids: Joi.array()
            .items(recordId)
            .min(1)
            .max(readingLimits.together)
            .required()
            .messages(whenever(t.tooMany, 'array.max')),
          on: Joi.boolean().required(),
        }),
      },
      answers: { 204: null, 404: errorAnswer, 409: errorAnswer },
      async handle(ctx) {
        const { application_ids: applicationIds, on } = ctx.input.body;
        await labelApplications(service, {
          actor: ctx.actor,
          label: ctx.input.params.id,
          applicationIds,
          on,
        });
        ctx.status = 204;
      },
    }),
  ];
}
