import { firstFiles } from './prefetch';
import { mayPrefetch } from './when-idle';

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.1.js', path: '' } },
  exposes: [
    { path: './page', assets: { js: { sync: ['page.2.js'] } } },
    { path: './sign-in', assets: { js: { sync: ['sign-in.3.js'] }, css: { sync: ['sign-in.4.css'] } } },
  ],
};

function connection(value: unknown) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value });
}

test('the first files of a mount are its entry, its own part and its styles', () => {
  expect(firstFiles(manifest, './page')).toEqual(['remoteEntry.1.js', 'page.2.js']);
  expect(firstFiles(manifest, './sign-in')).toEqual(['remoteEntry.1.js', 'sign-in.3.js', 'sign-in.4.css']);
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
