import { isIP } from 'node:net';
import { Conflict } from '@portal/service-kit/errors';
import { message } from '../../platform/messages';

/** Where this portal's passkeys are valid: its host name and its origin. */
export interface PasskeyPlace {
  name: string;
  origin: string;
}

class NoPasskeysHere extends Conflict {
  constructor() {
    super(message('passkeyNoPlace'));
  }
}

/** Returns the place for an https address or localhost, where browsers allow passkeys; otherwise undefined. */
export function passkeyPlaceAt(publicUrl: string): PasskeyPlace | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  const fits = hostname === 'localhost' || (protocol === 'https:' && !isAddress);
  return fits ? { name: hostname, origin } : undefined;
}

/** @throws NoPasskeysHere */
export function passkeyPlace({ publicUrl }: { publicUrl: string }): PasskeyPlace {
  const place = passkeyPlaceAt(publicUrl);
  if (!place) throw new NoPasskeysHere();
  return place;
}
