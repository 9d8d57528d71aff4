import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { until } from '@portal/test-kit';
import { BuildEvents, devCatalogue } from '../src/dev';
import { folderSource } from '../src/static';
import { ask, cleanUp, folderWith, gateway, remoteFiles } from './harness';

let events: BuildEvents | undefined;

afterEach(async () => {
  events?.close();
  await cleanUp();
});

async function portal() {
  const folder = await folderWith(remoteFiles('mfe-admin', '/admin/*'));
  const shell = await folderWith({ 'index.html': '<head><!--portal:config--></head>' });
  events = new BuildEvents([folder, shell]);
  const catalogue = devCatalogue([{ name: 'mfe-admin', folder }]);
  const entrance = await gateway({ shell: folderSource(shell), catalogue, events });
  return { url: entrance.url, folder };
}

test('a remote is served as built at the moment, and never cached', async () => {
  const { url, folder } = await portal();
  const entry = '/remotes/mfe-admin/dev/remoteEntry.js';
  expect((await ask(url, entry)).headers['cache-control']).toBe('no-cache');
  await writeFile(join(folder, 'remoteEntry.js'), 'changed');
  expect((await ask(url, entry)).body.toString()).toBe('changed');
});

test('a page reloads itself when a build changes', async () => {
  const { url, folder } = await portal();
  expect((await ask(url, '/admin')).body.toString()).toContain(
    '<script src="/__dev/reload.js" defer></script>',
  );
  expect((await ask(url, '/__dev/reload.js')).body.toString()).toContain('location.reload()');
  let listens = false;
  const pending = new Promise<string>((resolve) => {
    get(`${url}/__dev/events`, { agent: false }, (res) => {
      listens = true;
      expect(res.headers['content-type']).toBe('text/event-stream');
      let text = '';
      res.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('event: reload')) resolve(text);
      });
    });
  });
  await until(() => listens);
  await writeFile(join(folder, 'remoteEntry.js'), 'changed');
  expect(await pending).toContain('event: reload');
});

test('none of this exists outside development', async () => {
  const entrance = await gateway();
  expect((await ask(entrance.url, '/__dev/reload.js')).status).toBe(404);
});
