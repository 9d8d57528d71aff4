import { name } from './desk';
import { ask, cleanUp } from './harness';
import { loadable, portalOfTeams } from './keys';

afterEach(cleanUp);

const versionIn = (output: string) => /promote mfe-admin (\S+)`/.exec(output)?.[1] ?? '';

test('a team switches its remote off and on, and makes a link to one version', async () => {
  const { team, store } = await portalOfTeams();
  const wizards = await team('wizards', 'Team Wizards');
  expect(await wizards.run('off', name)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^mfe-admin is switched off/),
  });
  expect((await store.readIndex()).remotes[name]?.off).toBeDefined();
  expect((await wizards.run('off', name)).code).toBe(1);
  expect((await wizards.run('on', name)).output).toMatch(/^mfe-admin is on again: 1\.0\.0-\w+ is live/);
  expect((await store.readIndex()).remotes[name]?.off).toBeUndefined();

  const tried = await wizards.run('try', name, '--from', await loadable('two'), '--version', '2.0.0');
  const version = versionIn(tried.output);
  const made = await wizards.run('preview', name, version, '--label', 'Admissions', '--hours', '2');
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\S*\/preview\/\S+\nIt opens mfe-admin 2\.0\.0/),
  });
  expect((await store.readIndex()).remotes[name]?.previews).toMatchObject([{ version, label: 'Admissions' }]);
  for (const slip of [[name, version], [name], [name, version, '--label', 'x', '--hours', 'two']])
    expect((await wizards.run('preview', ...slip)).code).toBe(1);
});

test.each(["a team's key", 'the shared token'])(
  'by %s a version that some were invited to goes on trial, and its files stay theirs',
  async (by) => {
    const portal = await portalOfTeams();
    const run =
      by === 'the shared token' ? portal.withToken : (await portal.team('wizards', 'Team Wizards')).run;
    const build = ['--from', await loadable('two'), '--version', '2.0.0'];
    const version = versionIn((await run('try', name, ...build)).output);
    expect((await run('preview', name, version, '--label', 'Admissions')).code).toBe(0);
    const file = `/remotes/${name}/${version}/remoteEntry.js`;
    expect((await ask(portal.url, file)).status).toBe(404);
    const trial = await run('canary', name, ...build, '--percent', '10');
    expect(trial).toMatchObject({ code: 0, output: expect.stringContaining('goes to 10 of 100 visitors') });
    expect((await ask(portal.url, file)).status).toBe(200);
  },
);
