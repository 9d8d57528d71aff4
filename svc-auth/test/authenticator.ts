import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const base64 = (data: Buffer | string) => Buffer.from(data).toString('base64url');

export interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/** A security key in software: it makes one passkey and answers challenges with it. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) => JSON.stringify({ type, challenge, origin });
  const head = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const credential = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** The answer to `navigator.credentials.create`. */
    make({ challenge, rp }: Options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coordinate = (key: number, value: string) =>
        Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(value, 'base64url')]);
      // COSE: an elliptic curve key, ES256, P-256.
      const cose = Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]);
      const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, cose];
      const authData = Buffer.concat([
        head(rp?.id ?? '', 0x41),
        ...attested,
        coordinate(0x21, x),
        coordinate(0x22, y),
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return credential({
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        attestationObject: base64(attestationObject),
        transports: ['usb'],
      });
    },
    /** The answer to `navigator.credentials.get`. */
    answer({ challenge, rpId = '' }: Options) {
      counter += 1;
      const data = clientData('webauthn.get', challenge);
      const authenticatorData = head(rpId, 0x01);
      const signed = Buffer.concat([authenticatorData, sha256(data)]);
      return credential({
        clientDataJSON: base64(data),
        authenticatorData: base64(authenticatorData),
        signature: base64(createSign('sha256').update(signed).sign(privateKey)),
      });
    },
  };
}
