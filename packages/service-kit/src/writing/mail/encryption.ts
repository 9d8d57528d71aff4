import { isIPv4 } from 'node:net';

export interface Encryption {
  /** The address for the library, without our own parameter. */
  url: string;
  /** Whether a server that offers no encryption gets no mail, and no password. */
  required: boolean;
}

/** Encryption is required unless the server is this machine, or `?tls=off` stands in its address. */
export function encryptionOf(address: string): Encryption {
  const url = new URL(address);
  const off = url.searchParams.get('tls') === 'off';
  url.searchParams.delete('tls');
  return { url: url.href, required: !off && !isThisMachine(url.hostname) };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}
