import { mountFiles } from './preloads';

const address = '/remotes/mfe-form/1.0.0-ab12cd34/mf-manifest.json';
const ofLanguages = ['language-fr', 'words-fr', 'language-rw', 'words-rw'];
const later = ['step2.0123456789ab.js', ...ofLanguages.map((name) => `${name}.0123456789ab.js`)];
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [
    { path: './page', assets: { js: { sync: ['page.js'], async: later }, css: { sync: ['page.css'] } } },
  ],
};
const namesIn = (language: string) =>
  mountFiles(address, manifest, './page', language).map(({ name }) => name);

test('a page of a remote brings its first files and the words that it begins with, none of another language', () => {
  expect(namesIn('fr')).toEqual(['remoteEntry.js', 'page.js', 'page.css', 'language-fr.0123456789ab.js']);
  expect(namesIn('en')).toEqual(['remoteEntry.js', 'page.js', 'page.css']);
});

test('an older remote, which is in English alone, has no words to load', () => {
  const before = { ...manifest, exposes: [{ path: './page', assets: { js: { sync: ['page.js'] } } }] };
  expect(mountFiles(address, before, './page', 'fr').map(({ name }) => name)).toEqual([
    'remoteEntry.js',
    'page.js',
  ]);
});
