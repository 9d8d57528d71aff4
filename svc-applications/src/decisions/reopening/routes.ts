import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { authorize } from '../../application';
import { wordingFor } from '../../mail';
import { byApplicants, byStaff, errorAnswer, id, idParams, type Service, words } from '../../platform';
import { reopeningAnswer, reopenRefusals } from './answers';
import { closeReopening } from './close';
import { authorizeReopening, openSections, requireAsked } from './open';
import { presentReopening } from './presenter';
import { reopenedMail, reopenedTemplate } from './reopened-mail';
import { numberedParams, reopenBody } from './schema';
import { sendAnswers } from './send-answers';

/** How long the response waits for the mail's delivery, in milliseconds. */
const mailWithinMs = 3000;
export const reopeningsPath = '/api/admin/applications/:id/reopenings';

/** The calls for sections that staff reopen after the submission. */
export const reopeningCalls = (service: Service): AnyCall[] => [
  openCall(service),
  listCall(service),
  sendCall(service),
  previewCall(service),
  closeCall(service),
];

const openCall = (service: Service): AnyCall =>
  defineCall({
    id: 'reopenApplication',
    method: 'post',
    path: reopeningsPath,
    summary: 'Opens sections and documents of a submitted application for its applicant, until a day',
    ...byStaff('askForChanges'),
    input: { params: idParams, body: reopenBody },
    answers: {
      201: Joi.object({ reopening: reopeningAnswer, version: id(), email_sent: Joi.boolean().required() }),
      ...reopenRefusals,
    },
    async handle(ctx) {
      const { id: applicationId } = ctx.input.params;
      const request = { actor: ctx.actor, applicationId, ...ctx.input.body };
      const { application, reopening, outboxId } = await openSections(service, request);
      const email_sent = (await service.outbox.deliverNow(outboxId, mailWithinMs)) === 'sent';
      const { version } = application;
      ctx.status = 201;
      ctx.body = {
        reopening: presentReopening(reopening, application, service.clock()),
        version,
        email_sent,
      };
    },
  });

const listCall = ({ stores, clock }: Service): AnyCall =>
  defineCall({
    id: 'listReopenings',
    method: 'get',
    path: reopeningsPath,
    summary: 'Returns all reopenings of an application, the newest first',
    ...byStaff('readApplications'),
    input: { params: idParams },
    answers: {
      200: Joi.object({ reopenings: Joi.array().items(reopeningAnswer).required() }),
      404: errorAnswer,
    },
    async handle(ctx) {
      const { id } = ctx.input.params;
      const application = authorize(ctx.actor, 'read', await stores.applications.find({ id }));
      const all = await stores.reopenings.ofApplication(id);
      ctx.body = { reopenings: all.map((one) => presentReopening(one, application, clock())) };
    },
  });

const sendCall = (service: Service): AnyCall =>
  defineCall({
    id: 'submitReopenedAnswers',
    method: 'post',
    path: '/api/user/applications/:id/send-answers',
    summary: 'Sends what the applicant changed in reopened sections, which closes them again',
    ...byApplicants,
    input: { params: idParams },
    answers: {
      200: Joi.object({ version: id(), state: Joi.string().valid('answered').required() }),
      404: errorAnswer,
      409: errorAnswer,
    },
    async handle(ctx) {
      const { application } = await sendAnswers(service, ctx.actor, ctx.input.params.id);
      ctx.body = { version: application.version, state: 'answered' };
    },
  });

const previewCall = (service: Service): AnyCall =>
  defineCall({
    id: 'previewReopening',
    method: 'post',
    path: `${reopeningsPath}/preview`,
    summary: 'Returns the mail that a reopening would send, and stores nothing',
    ...byStaff('askForChanges'),
    input: { params: idParams, body: reopenBody },
    answers: { 200: Joi.object({ to: words(), subject: words(), text: words() }), ...reopenRefusals },
    async handle(ctx) {
      const { id } = ctx.input.params;
      const { sections, reason, until } = ctx.input.body;
      const { stores, clock, publicUrl, branding } = service;
      const asked = { sections, reason, until };
      const application = authorizeReopening(ctx.actor, await stores.applications.find({ id }));
      requireAsked(application, asked, clock());
      const { fullName: name, email } = application.identity;
      const wording = await wordingFor(service, reopenedTemplate, application);
      const { subject, text } = reopenedMail({ application, name, asked, publicUrl }, branding, wording);
      ctx.body = { to: email, subject, text };
    },
  });

const closeCall = (service: Service): AnyCall =>
  defineCall({
    id: 'endReopening',
    method: 'post',
    path: `${reopeningsPath}/:number/end`,
    summary: 'Ends a reopening before its time; what was saved until then stays',
    ...byStaff('askForChanges'),
    input: { params: numberedParams },
    answers: { 200: Joi.object({ reopening: reopeningAnswer }), 404: errorAnswer, 409: errorAnswer },
    async handle(ctx) {
      const { params } = ctx.input;
      const reopening = await closeReopening(service, ctx.actor, params);
      const application = authorize(ctx.actor, 'read', await service.stores.applications.find(params));
      ctx.body = { reopening: presentReopening(reopening, application, service.clock()) };
    },
  });
