import type { DownloadedFile } from '@portal/remote-sdk';

export interface KeyPair {
  /** The public key in PEM, for the board. */
  publicKey: string;
  /** The private key in PEM as a file for the person who releases; this page does not keep it. */
  privateKey: DownloadedFile;
}

/** The file name under which the command `portal-release` looks for the key. */
export const keyFileName = 'release-key.pem';

function pem(label: string, der: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(der)));
  const lines = base64.match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/**
 * Makes an Ed25519 key pair in this browser.
 * @throws if the browser lacks such keys, or the page was loaded without https
 */
export async function makeKeyPair(): Promise<KeyPair> {
  const { subtle } = crypto;
  const made = (await subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify'])) as CryptoKeyPair;
  const [publicKey, privateKey] = await Promise.all([
    subtle.exportKey('spki', made.publicKey),
    subtle.exportKey('pkcs8', made.privateKey),
  ]);
  return {
    publicKey: pem('PUBLIC KEY', publicKey),
    privateKey: {
      name: keyFileName,
      content: new Blob([pem('PRIVATE KEY', privateKey)], { type: 'application/x-pem-file' }),
    },
  };
}
