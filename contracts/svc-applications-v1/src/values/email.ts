import { plainSigns } from './visible';

/** Lengths from RFC 5321: of the whole address, and of the part before the @. */
const most = { whole: 254, local: 64, domain: 253 };

// Letters and digits of any script, and the characters that no mailbox needs to quote.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const lastLabel = /^(?:xn--[a-z0-9-]{1,59}|[\p{L}\p{M}]{2,63})$/iu;

/** Whether a word mixes letters of scripts that look alike: a slip of the keyboard, or meant to deceive. */
const mixed = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

/**
 * An address as it is stored and compared: without invisible characters, in small letters. Ligatures from printed
 * papers become letters; so does the dotted capital I with which a Turkish keyboard may begin an address.
 */
export const plainEmail = (typed: string): string =>
  plainSigns(typed)
    .normalize('NFKC')
    .replace(/\u3002/g, '.')
    .replace(/\u0130/g, 'I')
    .toLowerCase();

/**
 * The typed address as it is stored; undefined when the text is no address. Pages and services share this one rule, so
 * that neither refuses what the other accepts.
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

/** Whether a text is an email address. */
export const isEmail = (typed: string): boolean => readEmail(typed) !== undefined;
