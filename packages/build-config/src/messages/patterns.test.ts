import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageList } from '../languages';
import { catalogues } from './catalogues';
import { pagesOf } from './patterns';
import { sourcesIn } from './visible-words';

const root = path.resolve(__dirname, '../../../..');
const parts = catalogues(root).map(({ part }) => part);
const made = pagesOf(root, parts);
const words = (name: string) => made.get(`shell/src/language/words/${name}.ts`) ?? '';

test('what a page loads for a language is made from French, with names where browsers know none', () => {
  expect(words('rw-home')).toContain("import names from '@portal/ui/names/rw-months';");
  expect(words('rw-home')).toContain("knowNames('rw', names);");
  expect(words('sw-home')).toContain("import page from '@portal/ui/messages/sw/page';");
  expect(words('sw-home')).not.toContain('knowNames');
  expect(made.has('shell/src/language/words/fr-home.ts')).toBe(false);
});

test('each file of a language is loaded by itself, under the name by which the gateway finds it', () => {
  const files = words('files').replace(/\s+/g, ' ');
  expect(files).toContain(`home: () => import(/* webpackChunkName: "language-sw.home" */ './sw-home')`);
  expect(files).toContain(
    `'en-XA': { all: () => import(/* webpackChunkName: "language-en-XA" */ './en-xa') }`,
  );
  expect(made.get('mfe-intern-wizard/src/language/files.ts')).toContain(
    `sw: () => import(/* webpackChunkName: "language-sw" */ './sw-first')`,
  );
});

/** Files about one language alone: the list of languages, and tables of names that no browser knows. */
const ofOneLanguage =
  /^(contracts\/language-v1\/src\/(languages|countries\/rw)|packages\/ui\/src\/language\/names-of\/rw[-\w]*|packages\/service-kit\/src\/writing\/language\/(countries|dates))\.ts$/;

test('no source names a language by hand that has its words in catalogues', () => {
  const codes = languageList.map(({ code }) => code).filter((code) => code !== 'en' && code !== 'fr');
  const named = new RegExp(`['"/](${codes.join('|')})['"/]|\\b(${codes.join('|')}): |-(${codes.join('|')})'`);
  const found = [...parts, 'contracts/language-v1'].flatMap((part) =>
    [...sourcesIn(path.join(root, part, 'src')).keys()]
      .map((file) => `${part}/src/${file}`)
      .filter((file) => !ofOneLanguage.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
      .filter(([, text]) => !text.startsWith('/* Written by'))
      .flatMap(([file, text]) =>
        text
          .split('\n')
          .filter((line) => named.test(line.replace(/\/\/.*|^\s*\/?\*.*/, '')))
          .map((line) => `${file}: ${line.trim()}`),
      ),
  );
  expect(found).toEqual([]);
});
