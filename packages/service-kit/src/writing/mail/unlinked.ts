/**
 * A name as it stands in a mail: with a word joiner behind a dot that mail programs may take for that of an address, and
 * behind an @, so that `evil.com` becomes no link. It reads, and is read aloud, as before.
 */
export const unlinked = (name: string): string =>
  name.replace(/([\p{L}\p{N}])([.\u3002\uff0e\uff61@\uff20])(?=[\p{L}\p{N}])/gu, '$1$2\u2060');
