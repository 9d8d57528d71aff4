import type { Catalogue } from './catalogues';

/** A way of writing that staff should not meet in English, and what to write in its place. */
export interface Unplain {
  words: RegExp;
  /** Why a busy reader in a second or third language stumbles, and the word of the glossary. */
  instead: string;
}

/** Words and phrases that had been on staff's pages; docs/languages/words.md has the term for each thing. */
export const unplain: readonly Unplain[] = [
  {
    words: /\bwhat (waits|is waited for)\b|\bwaited for\b/i,
    instead: 'a riddle: “To do”, “Outstanding items”',
  },
  { words: /\bwhat colleagues did\b/i, instead: 'a heading is a noun: “Recent activity”' },
  { words: /\bways to see\b/i, instead: 'one word: “Preview”' },
  { words: /\blogout\b/i, instead: 'a button is a verb: “Log out”, in all places' },
  { words: /\b(tells?|told)\b/i, instead: 'a program tells nobody: “notify”, “gets an email”, “shows”' },
  { words: /\bby (itself|themselves)\b/i, instead: '“automatically”' },
  { words: /\bstands?\b/i, instead: 'a text does not stand: “appears”, “is”' },
  { words: /\bopens? nothing\b/i, instead: '“no longer works”' },
  { words: /\bgo(es|ing)? on\b/i, instead: '“continue”' },
  { words: /\b(goes?|went) out\b/i, instead: 'an email “is sent”' },
  { words: /\bgiven up\b/i, instead: '“Not delivered”' },
  { words: /\b(take|takes|took|taken) (that |this |it )?back\b/i, instead: '“undo”, “cancel”' },
  { words: /\bbeg[au]n\b|\bbegins?\b/i, instead: '“start”, as the histories say' },
  { words: /\bsen[dt] in\b(?! \{)/i, instead: '“submit”, the word of the status' },
  { words: /\bproven\b/i, instead: 'an address is “confirmed”' },
  { words: /\b(?<!\{)programs?\b/i, instead: 'too near “programme”: “another system”, “API token”' },
  {
    words: /\b(the|six|no) figures?\b|\bfigures go\b/i,
    instead: '“digits” of a code, “numbers”, “statistics”',
  },
  { words: /\bwords of (an |the |this )?(emails?|mails?)\b/i, instead: '“email text”, “email template”' },
  { words: /\bstandard words\b/i, instead: '“default text”' },
  { words: /\b(?<!\{)mails\b/i, instead: '“emails”, as everywhere else' },
  {
    words: /\bread(ing)? (together|without names)\b|\breading desk\b/i,
    instead: '“Assessment”, “Anonymous review”, “Review”',
  },
  { words: /\bwithout (use|a line)\b/i, instead: '“without activity”, “offline”' },
  { words: /\bshar(e|es|ed|ing) (\S+ )?out\b/i, instead: 'applications are “assigned” to readers' },
  {
    words: /\b(at hand|all the same|in trouble|second thoughts)\b/i,
    instead: 'an idiom: “available”, “anyway”, “with problems”',
  },
  { words: /\bwhoever\b/i, instead: '“anyone who”' },
  {
    words: /\bthose (of|who|that)\b|\bthe ones? (of|who|that|above|below)\b/i,
    instead: 'name the thing again',
  },
  {
    words: /\bwithout a choice\b|\bchoose none\b|\bput a label\b/i,
    instead: '“Clear selection”, “Add a label”',
  },
];

/** The catalogues that speak to staff, and which of their groups; everything of `mfe-admin` does. */
export const ofStaff: Readonly<Record<string, RegExp>> = {
  'mfe-admin': /./,
  // News are stored as sentences, so their words stay.
  'contracts/svc-applications-v1': /^staff(?!News)/,
  'contracts/svc-auth-v1': /^staff$/,
  'svc-auth': /^(factors|staff|tokens)$/,
  'svc-reports': /./,
  gateway: /./,
};

/** Each English sentence for staff with words that are not plain: 'mfe-admin: whatWaits: What waits: a riddle'. */
export function unplainIn({ part, groups }: Pick<Catalogue, 'part' | 'groups'>): string[] {
  const speaks = ofStaff[part];
  if (!speaks) return [];
  return Object.entries(groups)
    .filter(([group]) => speaks.test(group))
    .flatMap(([, texts]) => Object.entries(texts))
    .flatMap(([key, text]) =>
      unplain
        .filter(({ words }) => words.test(text))
        .map(({ instead }) => `${part}: ${key}: ${text}: ${instead}`),
    );
}
