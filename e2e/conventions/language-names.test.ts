import { ourFiles, read } from './files';

/**
 * Files that show each language by its own name, for people who may read no other: the switches, and their copy in the
 * page.
 */
const switches = [
  'packages/ui/src/language/language-switch.tsx',
  'packages/ui/src/language/index.ts',
  'shell/src/failure/language-switch.ts',
  'shell/src/first-page/draw.tsx',
  'svc-applications/src/platform/html-pages/language.ts',
  // The list of languages, and the names that switches show.
  'packages/service-kit/src/writing/language/index.ts',
  'packages/service-kit/src/writing/language/languages.ts',
  // Names for languages that are in no table.
  'mfe-admin/src/frame/common/language-words.ts',
];
const sources = /^(shell|mfe-[^/]+|gateway|svc-[^/]+|packages\/[^/]+|contracts\/[^/]+)\/src\/.*\.tsx?$/;
const apart = /\.test\.|\/(messages|sentences|language-v1)\//;
const ownName = /\blanguageName\b|['"`>]\s*(Français|Ikinyarwanda)\b/;

it('a language is named in the language of the reader, but in a switch of languages', () => {
  const found = ourFiles()
    .filter((file) => sources.test(file) && !apart.test(file) && ownName.test(read(file)))
    .filter((file) => !switches.includes(file));
  expect(found).toEqual([]);
});

it.each(['t.message(languageName(language))', "{ fr: 'Français' }", '<li>Ikinyarwanda</li>'])(
  '%s is found',
  (line) => {
    expect(ownName.test(line)).toBe(true);
  },
);
