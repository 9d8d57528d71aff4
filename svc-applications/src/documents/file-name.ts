import { visible } from '@portal/contract-svc-applications-v1/values/visible';

/** The most characters of a stored name. */
const longest = 200;

/**
 * The name of an uploaded file, safe to show and to offer for saving: its last path segment without control characters
 * and characters that change the writing direction; joiners of letters and emoji stay. It never becomes part of a path
 * in the store.
 */
export function cleanFileName(given: string, fallback: string): string {
  const lastPart = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = visible(lastPart)
    .replace(/[\p{Cc}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  return shortened(clean) || fallback;
}

/** Further valid endings of a kind of file. */
const otherEndings: Readonly<Record<string, string[]>> = { jpg: ['jpeg'] };

/**
 * The name with the ending of the file's kind, because programs go by the ending of a saved file. Another file ending
 * is replaced; `v1.2` and the like are no endings.
 */
export function withEnding(name: string, extension: string): string {
  const ending = /\.([a-z][a-z0-9]{0,9})[\s.]*$/i.exec(name);
  const given = ending?.[1]?.toLowerCase();
  const isRight = given === extension || otherEndings[extension]?.includes(given ?? '');
  if (ending && isRight) return name.replace(/[\s.]+$/, '');
  const stem = (ending ? name.slice(0, ending.index) : name).replace(/[\s.]+$/, '') || 'document';
  return stem.toLowerCase().endsWith(`.${extension}`) ? stem : shortened(`${stem}.${extension}`);
}

/** Shortens a name but keeps its ending, which shows people the kind of file. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longest) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, longest - ending.length).join('') + ending;
}

/** The value of Content-Disposition for showing a file, with the real and a plain name (RFC 6266, RFC 8187). */
export const inlineDisposition = (name: string): string => `inline; ${namePart(name)}`;

/** The value of Content-Disposition for a file that browsers do not show, but save. */
export const attachedDisposition = (name: string): string => `attachment; ${namePart(name)}`;

function namePart(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
