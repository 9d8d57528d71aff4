import { createHmac } from 'node:crypto';

/** Derives the key for visitors' cookies from an installation's secret, so that operators need no further secret. */
export const visitorKey = (secret: string): string =>
  createHmac('sha256', secret).update('marks of visitors').digest('base64url');
