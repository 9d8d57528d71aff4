import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import Joi from 'joi';

/** A signed payload in the form of DSSE (https://github.com/secure-systems-lab/dsse). */
export interface Envelope {
  payloadType: string;
  payload: Buffer;
  signatures: { keyid: string; sig: Buffer }[];
}

const base64 = Joi.string().base64().required();
const shape = Joi.object({
  payloadType: Joi.string().max(200).required(),
  payload: base64.max(4_000_000),
  signatures: Joi.array()
    .items(Joi.object({ keyid: Joi.string().hex().length(64).required(), sig: base64.max(200) }))
    .min(1)
    .max(10)
    .required(),
});

/** Reads an envelope. @throws Error with one sentence when the text is not an envelope */
export function readEnvelope(text: string): Envelope {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('is no JSON');
  }
  const { error, value } = shape.validate(read, { stripUnknown: true });
  if (error) throw new Error(`is no signed envelope (${error.message})`);
  return {
    payloadType: value.payloadType,
    payload: Buffer.from(value.payload, 'base64'),
    signatures: value.signatures.map(({ keyid, sig }: { keyid: string; sig: string }) => ({
      keyid,
      sig: Buffer.from(sig, 'base64'),
    })),
  };
}

/** Returns the bytes that are signed, in DSSE's pre-authentication encoding: lengths keep type and payload apart. */
export function preAuthEncoding(payloadType: string, payload: Buffer): Buffer {
  const begin = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(begin), payload]);
}

/** Whether this key made one of the signatures. */
export function isSignedBy(
  envelope: Envelope,
  { id, publicKey }: { id: string; publicKey: string },
): boolean {
  const signed = preAuthEncoding(envelope.payloadType, envelope.payload);
  return envelope.signatures.some(
    ({ keyid, sig }) => keyid === id && verify(null, signed, publicKeyOf(publicKey), sig),
  );
}

/** Reads a public key from base64 of DER (SPKI). @throws when the text is not a key */
export const publicKeyOf = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
