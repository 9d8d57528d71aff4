import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from './catalogues';

const head = `# Kinyarwanda, to be read by a native reader

Written by \`npm run messages\` from the catalogues. Nobody whose first language is Kinyarwanda has read these texts yet. Whoever does: mend the sentence in \`messages/rw.json\` of the part that stands above the table, by its key, and leave what stands in braces and angle brackets as it is.
`;

/** Every message with its English, its Kinyarwanda and the places that say it, for a reader to work through. */
export function readersTable(root: string, catalogues: readonly Catalogue[]): string {
  const tables = catalogues.map(({ part, texts }) => {
    const places = placesIn(root, part);
    const rows = Object.entries(texts.en ?? {}).map(
      ([key, english]) =>
        `| ${key} | ${cell(english)} | ${cell(texts.rw?.[key] ?? '')} | ${places(key).join(', ')} |`,
    );
    return `## ${part}\n\n| key | English | Kinyarwanda | place |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${head}\n${tables.join('\n')}`;
}

const cell = (text: string): string => text.trim().replaceAll('|', '\\|').replace(/</g, '\\<');

function placesIn(root: string, part: string): (key: string) => string[] {
  const folder = path.join(root, part, 'src');
  const sources = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(messages|sentences)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
  return (key) =>
    sources
      .filter(({ text }) => new RegExp(`\\b\\w+\\.${key}\\b`).test(text))
      .map(({ file }) => `\`${file}\``)
      .sort();
}
