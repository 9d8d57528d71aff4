import { firstFiles, mayPrefetch } from './prefetch';

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.1.js', path: '' } },
  exposes: [
    { path: './page', assets: { js: { sync: ['page.2.js'] } } },
    { path: './sign-in', assets: { js: { sync: ['sign-in.3.js'] } } },
  ],
};

function connection(value: unknown) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value });
}

test('the first files of a mount are its entry and its own part', () => {
  expect(firstFiles(manifest, './page')).toEqual(['remoteEntry.1.js', 'page.2.js']);
});

test('nothing is fetched ahead when data is saved or the connection is slow', () => {
  connection(undefined);
  expect(mayPrefetch()).toBe(true);
  connection({ saveData: true });
  expect(mayPrefetch()).toBe(false);
  connection({ effectiveType: '2g' });
  expect(mayPrefetch()).toBe(false);
  connection({ effectiveType: '4g', saveData: false });
  expect(mayPrefetch()).toBe(true);
});
