import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { Z05, Z06, Z07, Z08, Z09, Z10, Z11, Z12 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type Webhook = AnswerBody<'Z05'>['webhooks'][number];
export type WebhookDelivery = AnswerBody<'Z11'>['deliveries'][number];

export const readWebhooks = async (api: ApiClient): Promise<Webhook[]> =>
  (await call(api, Z05)).body.webhooks;

/** Answers the secret, which nobody is told again. 422 under `url` or `events`. */
export const makeWebhook = async (api: ApiClient, asked: RequestBody<'Z06'>): Promise<string> =>
  (await call(api, Z06, { body: asked })).body.secret;

export const turnWebhook = async (api: ApiClient, id: number, active: boolean): Promise<Webhook> =>
  (await call(api, Z07, { params: { id }, body: { active } })).body.webhook;

export async function removeWebhook(api: ApiClient, id: number): Promise<void> {
  await call(api, Z08, { params: { id } });
}

/** Answers the new secret, which nobody is told again. */
export const renewSecret = async (api: ApiClient, id: number): Promise<string> =>
  (await call(api, Z09, { params: { id } })).body.secret;

export const sendTest = async (api: ApiClient, id: number): Promise<WebhookDelivery> =>
  (await call(api, Z10, { params: { id } })).body.delivery;

/** The newest first. */
export const readDeliveries = async (api: ApiClient, id: number): Promise<WebhookDelivery[]> =>
  (await call(api, Z11, { params: { id } })).body.deliveries;

export const sendAgain = async (api: ApiClient, id: number, delivery: number): Promise<WebhookDelivery> =>
  (await call(api, Z12, { params: { id, delivery } })).body.delivery;
