import { createHash } from 'node:crypto';

/** A body's digest as a `Content-Digest` header has it. */
export const digestOf = (body) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** A file's digest as browsers check it. */
export const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
