import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type Webhook = AnswerBody<'listWebhooks'>['webhooks'][number];
export type WebhookDelivery = AnswerBody<'listWebhookDeliveries'>['deliveries'][number];

export const readWebhooks = async (api: ApiClient): Promise<Webhook[]> =>
  (await call(api, applicationCalls.listWebhooks)).body.webhooks;

/** Adds a webhook and returns its secret, which is never shown again. 422 under `url` or `events`. */
export const makeWebhook = async (api: ApiClient, asked: RequestBody<'createWebhook'>): Promise<string> =>
  (await call(api, applicationCalls.createWebhook, { body: asked })).body.secret;

export const turnWebhook = async (api: ApiClient, id: number, active: boolean): Promise<Webhook> =>
  (await call(api, applicationCalls.updateWebhook, { params: { id }, body: { active } })).body.webhook;

export async function removeWebhook(api: ApiClient, id: number): Promise<void> {
  await call(api, applicationCalls.deleteWebhook, { params: { id } });
}

/** Makes a new secret and returns it; it is never shown again. */
export const renewSecret = async (api: ApiClient, id: number): Promise<string> =>
  (await call(api, applicationCalls.renewWebhookSecret, { params: { id } })).body.secret;

/** Ends the former secret: messages are signed only with the new one from now on. */
export const endFormerSecret = async (api: ApiClient, id: number): Promise<Webhook> =>
  (await call(api, applicationCalls.endFormerWebhookSecret, { params: { id } })).body.webhook;

export const sendTest = async (api: ApiClient, id: number): Promise<WebhookDelivery> =>
  (await call(api, applicationCalls.testWebhook, { params: { id } })).body.delivery;

/** Reads the deliveries, the newest first. */
export const readDeliveries = async (api: ApiClient, id: number): Promise<WebhookDelivery[]> =>
  (await call(api, applicationCalls.listWebhookDeliveries, { params: { id } })).body.deliveries;

export const sendAgain = async (api: ApiClient, id: number, delivery: number): Promise<WebhookDelivery> =>
  (await call(api, applicationCalls.resendWebhookDelivery, { params: { id, delivery } })).body.delivery;
