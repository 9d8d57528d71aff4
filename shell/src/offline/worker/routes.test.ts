import { filesOf, keptPage, kindOf, liveFolders } from './routes';

const registry = {
  remotes: Object.fromEntries(
    [
      {
        name: 'mfe-form',
        pages: [
          { path: '/application/interns', mount: './page' },
          { path: '/intern-form', mount: './page' },
        ],
      },
      { name: 'mfe-own', pages: [{ path: '/own/*', mount: './page', access: 'applicant' as const }] },
      { name: 'mfe-staff', pages: [{ path: '/admin/*', mount: './page', access: 'staff' as const }] },
    ].map((remote) => [
      remote.name,
      {
        version: '1.0.0-ab12cd34',
        manifest: `/remotes/${remote.name}/1.0.0-ab12cd34/mf-manifest.json`,
        describes: { ...remote, shellApi: '^1.0.0' },
      },
    ]),
  ),
};

describe('what the worker answers', () => {
  const ask = (path: string, mode: RequestMode = 'no-cors', method = 'GET') => kindOf({ method, mode }, path);

  test('pages, the registry, and files whose content never changes', () => {
    expect(ask('/application/interns', 'navigate')).toBe('page');
    expect(ask('/registry.json', 'cors')).toBe('registry');
    expect(ask('/assets/main.77fd53a5df0d.js')).toBe('shell-file');
    expect(ask('/remotes/mfe-form/1.0.0-ab12cd34/285.f6a0a749c18f.js')).toBe('remote-file');
  });

  test.each([
    ['a call', '/api/my-applications', 'cors'],
    ['a file that is opened in a tab', '/branding/logo.svg', 'navigate'],
    ['an upload of a release', '/registry/remotes/mfe-form', 'cors'],
    ['the worker itself', '/service-worker.js', 'same-origin'],
    ['a file without a hash', '/assets/licences.txt', 'no-cors'],
  ] as const)('not %s', (_what, path, mode) => expect(ask(path, mode)).toBeUndefined());

  test('stored files, at each of their addresses, which wait for the end of a session', () => {
    for (const path of [
      '/api/storage/12/cv.pdf',
      '/api/public/storage/12/cv.pdf',
      '/api/publicstorage/12/cv.pdf',
    ])
      for (const mode of ['navigate', 'cors'] as const) expect(ask(path, mode)).toBe('stored-file');
    expect(ask('/api/storage/12/cv.pdf', 'cors', 'HEAD')).toBeUndefined();
  });

  test('nothing that writes', () => {
    expect(ask('/application/interns', 'navigate', 'POST')).toBeUndefined();
  });
});

describe('the pages that are kept', () => {
  test('the pages of the shell and those of applicants, one for all addresses of a mount', () => {
    for (const path of ['/', '/help', '/prepare', '/accessibility'])
      expect(keptPage(registry, path)).toBe(path);
    expect(keptPage(registry, '/application/interns')).toBe('/application/interns');
    expect(keptPage(registry, '/intern-form')).toBe('/application/interns');
    expect(keptPage(registry, '/own/applications/12')).toBe('/own');
  });

  test('none of staff, of services, and of nobody', () => {
    for (const path of ['/admin/intern-applications/12', '/letter/secret', '/nowhere'])
      expect(keptPage(registry, path)).toBeUndefined();
  });
});

test('a version that the registry does not name is not live', () => {
  expect(liveFolders(registry)).toContain('/remotes/mfe-form/1.0.0-ab12cd34/');
  expect(liveFolders({ remotes: {} })).toEqual([]);
});

test('the files of a remote are its entry and those of all steps, without what the shell lends', () => {
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.1e78.js', path: '' } },
    exposes: [
      { assets: { js: { sync: ['page.js'], async: ['step2.js', 'step3.js'] }, css: { sync: ['a.css'] } } },
    ],
    shared: [{ assets: { js: { sync: ['react.js'] } } }],
  };
  expect(filesOf(manifest)).toEqual(['remoteEntry.1e78.js', 'page.js', 'step2.js', 'step3.js', 'a.css']);
  expect(filesOf({})).toEqual([]);
});

test('of the words in other languages a device keeps all of the language that the page uses', () => {
  const french = ['language-fr.0123456789ab.js', 'words-fr.0123456789ab.js'];
  const words = [...french, 'language-rw.ba9876543210.js', 'words-rw.ba9876543210.js', 'step2.js'];
  const manifest = { exposes: [{ assets: { js: { async: words } } }] };
  expect(filesOf(manifest, 'fr')).toEqual([...french, 'step2.js']);
  expect(filesOf(manifest, 'en')).toEqual(['step2.js']);
  expect(filesOf(manifest)).toEqual(['step2.js']);
});
