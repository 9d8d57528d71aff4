import { name } from './desk';
import { cleanUp } from './harness';
import { loadable, portalOfTeams } from './keys';

afterEach(cleanUp);

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
  const version = /promote mfe-admin (\S+)`/.exec(tried.output)?.[1] ?? '';
  const made = await wizards.run('preview', name, version, '--label', 'Admissions', '--hours', '2');
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\S*\/preview\/\S+\nIt opens mfe-admin 2\.0\.0/),
  });
  expect((await store.readIndex()).remotes[name]?.previews).toMatchObject([{ version, label: 'Admissions' }]);
  for (const slip of [[name, version], [name], [name, version, '--label', 'x', '--hours', 'two']])
    expect((await wizards.run('preview', ...slip)).code).toBe(1);
});
