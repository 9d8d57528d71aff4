import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Encrypts a text for one person: `v1.NONCE.TAG.TEXT` in base64url. */
export function seal(key: Buffer, personId: number, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(`person ${personId}`));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['v1', ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** @throws when the text was altered, is another person's, or was encrypted by another key */
export function unseal(key: Buffer, personId: number, box: string): string {
  const [version, ...parts] = box.split('.');
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== 'v1' || !nonce || !tag || !sealed) throw new Error('a sealed secret has another form');
  const cipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(`person ${personId}`))
    .setAuthTag(tag);
  return Buffer.concat([cipher.update(sealed), cipher.final()]).toString('utf8');
}

/** The hash of a recovery code: without the key a stolen table tells nothing about it. */
export const hashOf = (key: Buffer, personId: number, code: string): string =>
  createHmac('sha256', key).update(`recovery ${personId}\n${code}`).digest('hex');
