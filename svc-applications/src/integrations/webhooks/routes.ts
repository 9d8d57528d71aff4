import { type AnyCall, defineCall } from '@portal/service-kit/http';
import Joi from 'joi';
import { byStaff, errorAnswer, idParams, recordId, type Service, words } from '../../platform';
import {
  deliveryAnswer,
  presentDelivery,
  presentWebhook,
  webhookAnswer,
  webhookBody,
  webhookChanges,
} from './answers';
import {
  changeWebhook,
  endFormerSecret,
  found,
  makeWebhook,
  removeWebhook,
  renewSecret,
  sendAgain,
  sendTest,
} from './manage';
import type { Webhook } from './webhook';

const path = '/api/admin/webhooks';
const listed = 50;
const secret = () => words().description('What messages are signed with, told this once');
const deliveryParams = Joi.object<{ id: number; delivery: number }>({
  id: recordId.required(),
  delivery: recordId.required(),
});

/** The calls for webhooks, and for the messages that were sent to them. */
export function webhookCalls(service: Service): AnyCall[] {
  const { stores } = service;
  const present = (webhook: Webhook) => presentWebhook(webhook, service.clock());
  return [
    defineCall({
      id: 'listWebhooks',
      method: 'get',
      path,
      summary: 'Returns the addresses of programs that are told of events, without their secrets',
      ...byStaff('manageIntegrations'),
      answers: { 200: Joi.object({ webhooks: Joi.array().items(webhookAnswer()).required() }) },
      async handle(ctx) {
        ctx.body = { webhooks: (await stores.webhooks.all()).map(present) };
      },
    }),
    defineCall({
      id: 'createWebhook',
      method: 'post',
      path,
      summary: 'Adds an address; its secret is told this once',
      ...byStaff('manageIntegrations'),
      needsProof: true,
      input: { body: webhookBody },
      answers: {
        201: Joi.object({ webhook: webhookAnswer().required(), secret: secret() }),
        409: errorAnswer,
      },
      async handle(ctx) {
        const webhook = await makeWebhook(service, ctx.actor, ctx.input.body);
        ctx.status = 201;
        ctx.body = { webhook: present(webhook), secret: webhook.secret };
      },
    }),
    defineCall({
      id: 'updateWebhook',
      method: 'patch',
      path: `${path}/:id`,
      summary: 'Changes an address, what it is told, or whether it is on',
      ...byStaff('manageIntegrations'),
      needsProof: true,
      input: { params: idParams, body: webhookChanges },
      answers: { 200: Joi.object({ webhook: webhookAnswer().required() }), 404: errorAnswer },
      async handle(ctx) {
        const webhook = await changeWebhook(service, ctx.actor, ctx.input.params.id, ctx.input.body);
        ctx.body = { webhook: present(webhook) };
      },
    }),
    defineCall({
      id: 'deleteWebhook',
      method: 'delete',
      path: `${path}/:id`,
      summary: 'Removes an address with what was sent there',
      ...byStaff('manageIntegrations'),
      needsProof: true,
      input: { params: idParams },
      answers: { 204: null, 404: errorAnswer },
      async handle(ctx) {
        await removeWebhook(service, ctx.actor, ctx.input.params.id);
        ctx.status = 204;
      },
    }),
    defineCall({
      id: 'renewWebhookSecret',
      method: 'post',
      path: `${path}/:id/secret`,
      summary:
        'Renews the secret, which is told this once; the one before counts for another day, or until endFormerWebhookSecret',
      ...byStaff('manageIntegrations'),
      needsProof: true,
      input: { params: idParams },
      answers: { 200: Joi.object({ secret: secret() }), 404: errorAnswer },
      async handle(ctx) {
        ctx.body = { secret: (await renewSecret(service, ctx.actor, ctx.input.params.id)).secret };
      },
    }),
    defineCall({
      id: 'endFormerWebhookSecret',
      method: 'delete',
      path: `${path}/:id/former-secret`,
      summary: 'Ends the secret before the last renewal at once: messages are signed with the new one alone',
      ...byStaff('manageIntegrations'),
      needsProof: true,
      input: { params: idParams },
      answers: { 200: Joi.object({ webhook: webhookAnswer().required() }), 404: errorAnswer },
      async handle(ctx) {
        const webhook = await endFormerSecret(service, ctx.actor, ctx.input.params.id);
        ctx.body = { webhook: present(webhook) };
      },
    }),
    defineCall({
      id: 'testWebhook',
      method: 'post',
      path: `${path}/:id/test`,
      summary: 'Sends a test, and returns what came of it within ten seconds',
      ...byStaff('manageIntegrations'),
      input: { params: idParams },
      answers: {
        200: Joi.object({ delivery: deliveryAnswer().required() }),
        404: errorAnswer,
        409: errorAnswer,
        429: errorAnswer,
      },
      async handle(ctx) {
        ctx.body = { delivery: presentDelivery(await sendTest(service, ctx.input.params.id)) };
      },
    }),
    defineCall({
      id: 'listWebhookDeliveries',
      method: 'get',
      path: `${path}/:id/deliveries`,
      summary: 'Returns the last 50 messages to an address with their answers, the newest first',
      ...byStaff('manageIntegrations'),
      input: { params: idParams },
      answers: {
        200: Joi.object({ deliveries: Joi.array().items(deliveryAnswer()).required() }),
        404: errorAnswer,
      },
      async handle(ctx) {
        const { id } = await found(stores, ctx.input.params.id);
        ctx.body = { deliveries: (await stores.webhooks.deliveriesOf(id, listed)).map(presentDelivery) };
      },
    }),
    defineCall({
      id: 'resendWebhookDelivery',
      method: 'post',
      path: `${path}/:id/deliveries/:delivery/again`,
      summary: 'Sends a message once more, with the same id of its event',
      ...byStaff('manageIntegrations'),
      input: { params: deliveryParams },
      answers: {
        200: Joi.object({ delivery: deliveryAnswer().required() }),
        404: errorAnswer,
        409: errorAnswer,
      },
      async handle(ctx) {
        const { id, delivery } = ctx.input.params;
        ctx.body = { delivery: presentDelivery(await sendAgain(service, id, delivery)) };
      },
    }),
  ];
}
