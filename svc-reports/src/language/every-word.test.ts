import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { translatorFor } from './translator-for';

const source = path.join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|^sentences/.test(file),
);

/** Matches `translate('words')` and `translateWith(translator, 'words')`. */
const translated = /\btranslate(?:With\(\s*\w+,|\()\s*'([^']+)'/g;
const words = files.flatMap((file) =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(translated)].map(([, text = '']) => text),
);

// A missing sentence would stay in English unnoticed. The test uses Kinyarwanda, which shares no word with English.
test('what papers and workbooks translate stands in their tables', async () => {
  const { translate } = await translatorFor('rw');
  expect(words.length).toBeGreaterThan(30);
  expect([...new Set(words)].filter((text) => translate(text) === text)).toEqual([]);
});
