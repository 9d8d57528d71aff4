import { createHash } from 'node:crypto';

/** A body's digest in the form of a `Content-Digest` header. */
export const digestOf = (body) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** A file's digest in the form of an `integrity` attribute. */
export const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
