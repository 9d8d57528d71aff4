import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { etagOf } from './memory';
import { acceptedEncodings } from './negotiate';
import { revalidate, type Sendable } from './send';

/** A small text made at run time, with a copy in each encoding. */
export interface Document {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  type: string;
}

export function makeDocument(text: string, type: string): Document {
  const plain = Buffer.from(text);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain), type };
}

export function asSendable(document: Document, req: IncomingMessage, status = 200): Sendable {
  const [encoding] = acceptedEncodings(req.headers['accept-encoding']);
  const body = encoding ? document[encoding] : document.plain;
  return { body, etag: etagOf(body), type: document.type, encoding, cacheControl: revalidate, status };
}
