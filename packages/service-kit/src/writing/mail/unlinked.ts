/**
 * Returns a name with an invisible word joiner after each dot that mail programs may take for a web address's, and
 * after each @, so that `evil.com` does not become a link. It looks the same and is read aloud the same.
 */
export const unlinked = (name: string): string =>
  name.replace(/([\p{L}\p{N}])([.\u3002\uff0e\uff61@\uff20])(?=[\p{L}\p{N}])/gu, '$1$2\u2060');
