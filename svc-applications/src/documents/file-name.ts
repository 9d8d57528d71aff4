/** Characters of a stored name. */
const longest = 200;

/**
 * A file's own name, fit to be shown and to be offered for saving: its last part alone, without control characters
 * and without those that turn the direction of writing. It is never part of a path of ours.
 */
export function cleanFileName(given: string, fallback: string): string {
  const lastPart = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = lastPart
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  return shortened(clean) || fallback;
}

/** Names of what may end otherwise than its kind does. */
const otherEndings: Readonly<Record<string, string[]>> = { jpg: ['jpeg'] };

/**
 * The name with the ending of what the file is: programs go by it when somebody opens what they have saved. Another
 * ending is replaced, `v1.2` and the like stay.
 */
export function withEnding(name: string, extension: string): string {
  const ending = /\.([a-z][a-z0-9]{0,9})[\s.]*$/i.exec(name);
  const given = ending?.[1]?.toLowerCase();
  const isRight = given === extension || otherEndings[extension]?.includes(given ?? '');
  if (ending && isRight) return name.replace(/[\s.]+$/, '');
  const stem = (ending ? name.slice(0, ending.index) : name).replace(/[\s.]+$/, '') || 'document';
  return stem.toLowerCase().endsWith(`.${extension}`) ? stem : shortened(`${stem}.${extension}`);
}

/** Keeps the ending: it tells people what the file is. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longest) return name;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return characters.slice(0, longest - ending.length).join('') + ending;
}

/** For Content-Disposition: plain letters for old clients, the real name for all others (RFC 6266, RFC 8187). */
export function inlineDisposition(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
