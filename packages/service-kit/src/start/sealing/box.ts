import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';

/** Encrypts a text for one owner (`person 7`, `webhook 3`): `v1.NONCE.TAG.TEXT` in base64url. */
export function seal(key: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [version, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

/** @throws when the text was altered, is another owner's, or was encrypted by another key */
export function unseal(key: Buffer, owner: string, box: string): string {
  const [form, ...parts] = box.split('.');
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (form !== version || !nonce || !tag || !sealed) throw new Error('a sealed secret has another form');
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}

export const isSealed = (stored: string): boolean => stored.startsWith(`${version}.`);
