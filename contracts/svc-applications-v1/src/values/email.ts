import { plainSigns } from './visible';

/** RFC 5321: the whole address, and what stands before its @. */
const most = { whole: 254, local: 64, domain: 253 };

// Letters and digits of any script, as mailboxes may have them, and the signs that no mailbox has to quote.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const lastLabel = /^(?:xn--[a-z0-9-]{1,59}|[\p{L}\p{M}]{2,63})$/iu;

/** Letters of two scripts that look alike: typed with another keyboard, or meant to deceive. */
const mixed = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

/**
 * An address as it is kept and compared: without signs that cannot be seen, in small letters. Ligatures that come from
 * printed papers are their letters, and a Turkish keyboard begins an address with a capital that has a dot.
 */
export const plainEmail = (typed: string): string =>
  plainSigns(typed)
    .normalize('NFKC')
    .replace(/\u3002/g, '.')
    .replace(/\u0130/g, 'I')
    .toLowerCase();

/**
 * The address in what was typed, as it is kept; undefined where it is none. The one rule for pages and services: nothing
 * that one of them takes is refused by another.
 */
export function readEmail(typed: string): string | undefined {
  const email = plainEmail(typed);
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const labels = domain.split('.');
  const fits =
    at > 0 &&
    email.length <= most.whole &&
    local.length <= most.local &&
    domain.length <= most.domain &&
    localPart.test(local) &&
    ![local, ...labels].some(mixed) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    lastLabel.test(labels.at(-1) ?? '');
  return fits ? email : undefined;
}

/** Whether what was typed is an address. */
export const isEmail = (typed: string): boolean => readEmail(typed) !== undefined;
