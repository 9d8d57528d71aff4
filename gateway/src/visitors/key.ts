import { createHmac } from 'node:crypto';

/** The portal's key for the marks of visitors, made from the secret of an installation: whoever has it needs no other. */
export const visitorKey = (secret: string): string =>
  createHmac('sha256', secret).update('marks of visitors').digest('base64url');
