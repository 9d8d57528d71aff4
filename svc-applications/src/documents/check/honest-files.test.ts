import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recognise } from './recognise';

/** Files of programs that applicants use, made by `make-honest.sh`, and Word files, made by `make-word.cjs`. */
const folder = join(__dirname, '../../../test/samples/honest');
const files = readdirSync(folder);

it('there are files of many programs, and they are small', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  const bytes = files.map((file) => readFileSync(join(folder, file)).length);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(600_000);
});

it.each(files)('%s is taken', async (file) => {
  const extension = file.split('.').at(-1);
  expect(await recognise(readFileSync(join(folder, file)), 'document')).toMatchObject({ extension });
});

it.each(files.filter((file) => file.endsWith('.pdf')))('%s is taken where only PDFs are', async (file) => {
  expect(await recognise(readFileSync(join(folder, file)), 'pdf')).toMatchObject({ extension: 'pdf' });
});
