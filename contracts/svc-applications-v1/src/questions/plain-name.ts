/** Joiners belong to the spelling of some scripts; no other invisible character belongs to a name. */
const joiners = /[\u200c\u200d]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Texts that mail programs turn into links. `Dr.Uwase` and `J.R.` are not: a capital follows their dot. */
const addresses = [
  /[@\uff20]|\/\/|www\./i,
  /[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{Ll}{2,}/u,
  /[\p{L}\p{N}]\.(?:com|org|net|info|biz|xyz|top|app|dev|link|site|online|shop|click|io|rw|ru|cn)(?![\p{L}\p{N}])/iu,
];

/**
 * Whether a text may be a person's name: one line, no control characters or characters that turn the direction of
 * writing, and nothing that becomes a link where it is read.
 */
export const isPlainName = (text: string): boolean =>
  !invisible.test(text.replace(joiners, '')) && !addresses.some((pattern) => pattern.test(text));
