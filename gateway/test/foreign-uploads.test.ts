import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { buildFiles, digestOf, name, packed, releasingPortal } from './desk';
import { ask, cleanUp } from './harness';

afterEach(cleanUp);

const bearer = (body: Buffer) => ({
  authorization: 'Bearer the-release-token-of-the-tests',
  'content-digest': digestOf(body),
});

/** A build of another remote with pages at these addresses. */
const withPages = (other: string, paths: readonly string[], more = {}) => ({
  ...buildFiles(),
  'manifest.json': JSON.stringify({
    name: other,
    pages: paths.map((path) => ({ path, mount: './page' })),
    shellApi: '^1.0.0',
    ...more,
  }),
});

async function release(portal: Awaited<ReturnType<typeof releasingPortal>>, other: string, paths: string[]) {
  const body = await packed(withPages(other, paths));
  const sent = await ask(portal.url, `/registry/remotes/${other}/releases/1.0.0`, {
    method: 'PUT',
    headers: bearer(body),
    body,
  });
  if (sent.status !== 201) return sent;
  return portal.call('POST', `/registry/remotes/${other}/live`, { version: '1.0.0' });
}

test.each([
  ['/admin', '/admin/* belongs to mfe-admin'],
  ['/Admin/', '/admin/* belongs to mfe-admin'],
  ['/admin/reports', '/admin/* belongs to mfe-admin'],
  ['/help', '/help belongs to the portal itself'],
  ['/help/*', '/help belongs to the portal itself'],
  ['/recovery', '/recovery/* belongs to the portal itself'],
  ['/api/open-days', '/api/* belongs to the portal itself'],
])('a page at %s is refused to another remote', async (path, says) => {
  const portal = await releasingPortal();
  const answer = await release(portal, 'mfe-open-days', ['/open-days', path]);
  expect(answer.status).toBe(422);
  expect(answer.json().message).toContain(`has the page ${path}, and ${says}`);
});

test('what two remotes released at once is refused to the second, and a page that was given up is free', async () => {
  const portal = await releasingPortal();
  const upload = async (other: string) => {
    const body = await packed(withPages(other, ['/open-days']));
    return ask(portal.url, `/registry/remotes/${other}/releases/1.0.0`, {
      method: 'PUT',
      headers: bearer(body),
      body,
    });
  };
  const live = (other: string) =>
    portal.call('POST', `/registry/remotes/${other}/live`, { version: '1.0.0' });
  expect([(await upload('mfe-one')).status, (await upload('mfe-two')).status]).toEqual([201, 201]);
  expect((await live('mfe-one')).status).toBe(200);
  const second = await live('mfe-two');
  expect([second.status, second.json().message]).toEqual([
    422,
    'mfe-two 1.0.0 has the page /open-days, and /open-days belongs to mfe-one.',
  ]);
  const body = await packed(withPages('mfe-one', ['/days']));
  await ask(portal.url, '/registry/remotes/mfe-one/releases/1.1.0', {
    method: 'PUT',
    headers: bearer(body),
    body,
  });
  await portal.call('POST', '/registry/remotes/mfe-one/live', { version: '1.1.0' });
  expect((await live('mfe-two')).status).toBe(200);
  // A rollback stays possible: the version that was live before had the address first.
  expect((await portal.call('POST', '/registry/remotes/mfe-one/rollback')).status).toBe(200);
});

test('`check` says so before anything is sent', async () => {
  const portal = await releasingPortal();
  const manifest = JSON.parse(withPages('mfe-open-days', ['/admin/x'])['manifest.json']);
  const answer = await portal.call('POST', '/registry/fits', { manifest });
  expect(answer.json()).toMatchObject({
    fits: false,
    misfits: ['has the page /admin/x, and /admin/* belongs to mfe-admin'],
  });
});

test('a manifest that every visitor would be sent is of a few KB', async () => {
  const { upload } = await releasingPortal();
  const manifest = JSON.parse(buildFiles()['manifest.json']);
  const answer = await upload('2.0.0', {
    ...buildFiles(),
    'manifest.json': JSON.stringify({ ...manifest, notes: 'x'.repeat(40_000) }),
  });
  expect([answer.status, answer.json().message]).toEqual([
    422,
    expect.stringContaining('manifest.json is larger than 32 KB'),
  ]);
});

/** A gzipped tar with entries that no file system can hold. */
function craftedTar(entries: readonly (readonly [string, string])[]): Buffer {
  const parts = entries.flatMap(([path, content]) => {
    const head = Buffer.alloc(512);
    const size = Buffer.byteLength(content);
    new Header({ path, size, type: 'File', mode: 0o644, mtime: new Date(0) }).encode(head);
    return [head, Buffer.from(content), Buffer.alloc((512 - (size % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(1024)]));
}

test.each([
  ['a file that is a folder, too', 'page.0123456789ab.js/more.js', /as a file and as a folder/],
  ['a way up', '../mfe-admin/x.js', /name that is not allowed/],
  ['a way up in the middle', 'a/../../x.js', /name that is not allowed/],
  ['an address of the machine', '/etc/cron.d/x.js', /name that is not allowed/],
  ['a hidden file', '.unfinished/x.js', /name that is not allowed/],
  ['a backslash', 'a\\..\\x.js', /name that is not allowed/],
])('%s in the name of a file is refused in a sentence, and nothing is written', async (_what, path, says) => {
  const { send, store } = await releasingPortal();
  const before = JSON.stringify(await store.readIndex());
  const body = craftedTar([...Object.entries(buildFiles()), [path, 'theirs']]);
  const answer = await send('2.0.0', body, bearer(body));
  expect(answer.status).toBe(400);
  expect(answer.json().message).toMatch(says);
  expect(JSON.stringify(await store.readIndex())).toBe(before);
});

test('a name that no disk takes is refused in a sentence', async () => {
  const { upload } = await releasingPortal();
  const long = await upload('2.0.0', { ...buildFiles(), [`${'x'.repeat(220)}.js`]: 'long' });
  expect([long.status, long.json().message]).toEqual([
    400,
    expect.stringContaining('name that is not allowed'),
  ]);
});

test('an upload of another remote under this name is refused, whatever it is called', async () => {
  const { upload } = await releasingPortal();
  const answer = await upload('2.0.0', withPages('mfe-other', ['/admin/*']));
  expect([answer.status, answer.json().message]).toEqual([422, `The build is of mfe-other, not of ${name}.`]);
});
