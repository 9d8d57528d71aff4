import { ourFiles, read } from './files';

const names = Object.keys(
  (JSON.parse(read('mfe-admin/messages/en.json')) as Record<string, Record<string, string>>).mailKinds ?? {},
);
const inCapitals = (kind: string) => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

it('each mail has a name on the page of mails, by its kind', () => {
  const kinds = ourFiles()
    .filter((file) => /^svc-\w+\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map(read)
    .filter((text) => /\bdefineMail[<(]/.test(text))
    .flatMap((text) => [.../^ {2}kind: '([\w-]+)',$/gm[Symbol.matchAll](text)].map(([, kind = '']) => kind));
  expect(kinds.length).toBeGreaterThan(7);
  expect(kinds.map(inCapitals).filter((name) => !names.includes(name))).toEqual([]);
});
