/** Everything that other modules may use from this one. */
export { attemptsMost, webhookDelivery } from './webhooks/deliver';
export { openWebhookSecrets, sealAfterMs } from './webhooks/key';
export { notifyPrograms } from './webhooks/notify';
export { isLoopbackUrl, type Reach } from './webhooks/reach';
export { type SecretKeeper, secretKeeper } from './webhooks/secrets';
export { deliverWebhook, webhooksOutbox } from './webhooks/store';
