import { isIPv4 } from 'node:net';

export interface Encryption {
  /** The address for the mail library, without our own parameter `tls`. */
  url: string;
  /** Whether encryption is required: then a server that offers none gets neither mails nor the password. */
  required: boolean;
}

/** Encryption is required unless the server is this machine, or its address contains `?tls=off`. */
export function encryptionOf(address: string): Encryption {
  const url = new URL(address);
  const off = url.searchParams.get('tls') === 'off';
  url.searchParams.delete('tls');
  return { url: url.href, required: !off && !isThisMachine(url.hostname) };
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}
