import { createHash } from 'node:crypto';

/** The part of an answer that asks for work, sent when the caller's network has failed too often. */
export interface AskedWork {
  parameters: { salt: string; nonce: string; keyPrefix: string };
  signature: string;
}

/** Solves a challenge as a program without a browser would, from the contract's description alone. */
export function proofOfWork(challenge: AskedWork): string {
  const { salt, nonce, keyPrefix } = challenge.parameters;
  const text = Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter += 1) {
    text.writeUInt32BE(counter, text.length - 4);
    const derivedKey = createHash('sha256').update(text).digest('hex');
    if (derivedKey.startsWith(keyPrefix)) return encoded({ challenge, solution: { counter, derivedKey } });
  }
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64');
