import type { Catalogue } from './catalogues';

/** A phrase that staff should not meet in English, and what to write instead. */
export interface Unplain {
  words: RegExp;
  /** Why a busy reader in a second or third language stumbles, and the word of the glossary. */
  instead: string;
}

/** Phrases that once stood on pages of staff; docs/languages/words.md has the term for each thing. */
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

/** Phrases to avoid for every reader. */
export const unplainToAll: readonly Unplain[] = [
  {
    words: /`/,
    instead: 'a page shows the sign itself: `<code>…</code>` of a message, or the command alone',
  },
];

/** Phrases to avoid for applicants and referees: most read in a second language, on a phone, and are nervous. */
export const unplainToApplicants: readonly Unplain[] = [
  { words: /\bneed (not|do nothing)\b/i, instead: '“you do not need to”' },
  { words: /\b(does|do) not get to\b/i, instead: '“cannot”' },
  { words: /\ba word for you\b/i, instead: 'an idiom, and near a scolding: “a message”' },
  { words: /\blook (into your|among|anew)\b|\bunwanted mail\b/i, instead: '“look in your spam folder”' },
  { words: /\blooks? (\S+ )?(answers )?over\b/i, instead: '“check”' },
  { words: /\bgood for (the )?(\d|ten|\{)/i, instead: 'a link “works for” some days' },
  { words: /\b(device|you) alone\b/i, instead: '“only on this device”, “only for you”' },
  { words: /\bgo(es|ing|ne)? on (with|here|there)\b/i, instead: '“continue”' },
  { words: /\banew\b|\bmeanwhile (?!<)/i, instead: '“again”' },
  { words: /\bopens? (nothing|not anything)\b/i, instead: '“no longer works”' },
  { words: /\b(what|that) one presses\b/i, instead: 'name it: “buttons and links”' },
  { words: /\b(is|are|be) at hand\b|\ball the same\b/i, instead: 'an idiom: “ready”, “anyway”' },
  { words: /\byour right (email|phone|address)\b/i, instead: '“your correct …”' },
  { words: /\b(any more|whom we|whomever)\b/i, instead: '“no longer”' },
  { words: /\b(goes|gone|go) (when|with all|for good)\b/i, instead: '“is deleted”, “is sent”' },
  { words: /\bsen[dt] in\b/i, instead: '“submit”, the word of the button' },
];

/** The catalogues for applicants and referees, with the groups in them that are for others. */
export const ofApplicants: Readonly<Record<string, RegExp>> = {
  shell: /^$/,
  'packages/ui': /^$/,
  'packages/application-ui': /^$/,
  'packages/remote-sdk': /^$/,
  'mfe-intern-wizard': /^$/,
  'mfe-visitor-wizard': /^$/,
  'mfe-user-dashboard': /^$/,
  'svc-applications': /^$/,
  'svc-auth': /^(factors|staff|tokens)$/,
  'contracts/svc-auth-v1': /^staff$/,
  'contracts/svc-applications-v1': /^(staff.*|notifications)$/,
};

/** The catalogues that have groups for staff, and which groups; all of `mfe-admin` is for staff. */
export const ofStaff: Readonly<Record<string, RegExp>> = {
  'mfe-admin': /./,
  // Stored news contain the English sentences, so they cannot change.
  'contracts/svc-applications-v1': /^staff(?!News)/,
  'contracts/svc-auth-v1': /^staff$/,
  'svc-auth': /^(factors|staff|tokens)$/,
  'svc-reports': /./,
  gateway: /./,
};

/** Returns each English sentence that is not plain for its readers: 'mfe-admin: whatWaits: What waits: a riddle'. */
export function unplainIn(catalogue: Pick<Catalogue, 'part' | 'groups'>): string[] {
  const { part } = catalogue;
  const staff = ofStaff[part];
  const spared = ofApplicants[part];
  return [
    ...found(catalogue, () => true, unplainToAll),
    ...(staff ? found(catalogue, (group) => staff.test(group), unplain) : []),
    ...(spared ? found(catalogue, (group) => !spared.test(group), unplainToApplicants) : []),
  ];
}

function found(
  { part, groups }: Pick<Catalogue, 'part' | 'groups'>,
  reads: (group: string) => boolean,
  list: readonly Unplain[],
): string[] {
  return Object.entries(groups)
    .filter(([group]) => reads(group))
    .flatMap(([, texts]) => Object.entries(texts))
    .flatMap(([key, text]) =>
      list
        .filter(({ words }) => words.test(text))
        .map(({ instead }) => `${part}: ${key}: ${text}: ${instead}`),
    );
}
