import { languageList } from '../languages';
import type { Catalogue } from './catalogues';
import { type Place, placesOf } from './places';

const english = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language: 'Kinyarwanda'. */
const nameOf = (language: string): string => english.of(language) ?? language;

const headOf = (language: string) => `# ${nameOf(language)}, to be read by a native reader

Nobody whose first language is ${nameOf(language)} has read these texts yet. Each row is a sentence of the portal: its English, its ${nameOf(language)}, and where it stands: the page, email or paper, what it is there (a button, a heading, a refusal), and the file that says it. What applicants see comes first.

**How to read.** Copy this file, and work in the copy: it is written anew from the catalogues. Where a sentence is wrong or stiff, write the better one into the last column, *better*, of its row; leave that column empty where the sentence is good. A remark that is no sentence begins with \`?\`: it stays in the copy, for us to talk about. [The words that we chose](words.md) come back in many sentences: a better one for them is worth more than any row.

**What has to stay.** What stands in braces is filled in by the portal: \`{name}\` stays as it is, in any place of the sentence. \`{count, plural, one {…} other {…}}\` has the words for one and for more; \`#\` is the number. \`<mail>…</mail>\` are a link or bold words: translate what is between them.

**The way back.** \`npm run messages:read -- COPY.md\` puts the last column into the \`messages/${language}.json\` of each part, and says which rows it has taken and which it cannot: with other braces than in English, or whose English has changed since. Then \`npm run messages\`, \`npm test -- --only jest messages\`, and a look at the pages with \`?lang=${language}\`.
`;

/** The order of parts in the table: those that applicants read come first. */
const order = [
  'shell',
  'mfe-intern-wizard',
  'mfe-visitor-wizard',
  'packages/application-ui',
  'packages/ui',
  'contracts/svc-applications-v1',
  'contracts/svc-auth-v1',
  'mfe-user-dashboard',
  'svc-applications',
  'svc-auth',
  'svc-reports',
  'packages/remote-sdk',
  'packages/service-kit',
  'gateway',
  'mfe-admin',
];
const placeOf = ({ part }: Catalogue): number => (order.indexOf(part) + 1 || order.length + 1) - 1;

/**
 * Returns a Markdown table of every message with its English, its translation and the places where it appears, for a
 * reader to correct.
 */
export function readersTable(root: string, catalogues: readonly Catalogue[], language: string): string {
  const sorted = [...catalogues].sort((one, other) => placeOf(one) - placeOf(other));
  const places = placesOf(root, catalogues);
  return `${headOf(language)}\n${sorted.map((catalogue) => partOf(catalogue, places, language)).join('\n')}`;
}

function partOf(
  { part, groups, texts }: Catalogue,
  places: ReturnType<typeof placesOf>,
  language: string,
): string {
  const tables = Object.entries(groups).map(([group, words]) => {
    const rows = Object.entries(words).map(
      ([key, english]) =>
        `| ${key} | ${cell(english)} | ${cell(texts[language]?.[key] ?? '')} | ${cellOf(places({ part, group, key, english }), part)} | |`,
    );
    return `### ${group}\n\n| key | English | ${nameOf(language)} | place | better |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `## ${part}\n\n${tables.join('\n')}`;
}

const cell = (text: string): string => text.trim().replaceAll('|', '\\|').replace(/</g, '\\<');

/** A table cell: for the reader where the message appears, and for developers the files that use it. */
function cellOf(places: readonly Place[], part: string): string {
  const files = [...new Set(places.map(({ file }) => file.replace(`${part}/src/`, '')))];
  return [places.map(({ message }) => message).join('; '), files.map((file) => `\`${file}\``).join(', ')]
    .join(' ')
    .trim();
}

export interface ReadRow {
  part: string;
  key: string;
  english: string;
  better: string;
}

/** The code of the language of a table, from its first line. */
export const languageOfTable = (table: string): string | undefined =>
  languageList.find(({ code }) => table.startsWith(`# ${nameOf(code)}, `))?.code;

/**
 * The rows of a corrected table that have a better sentence. A cell that begins with `?` is a remark and not counted.
 */
export function readRows(table: string): ReadRow[] {
  let part = '';
  return table.split('\n').flatMap((line) => {
    part = /^## (\S+)/.exec(line)?.[1] ?? part;
    if (!line.startsWith('| ')) return [];
    const [, key = '', english = '', , , better = ''] = line.split(/(?<!\\)\|/).map(plain);
    return better === '' || better.startsWith('?') || key === 'key' ? [] : [{ part, key, english, better }];
  });
}

const plain = (cell: string): string => cell.trim().replace(/\\([|<])/g, '$1');
