import { execFileSync } from 'node:child_process';
import { root } from './files';

it('nothing that is generated is in git, also after a merge with a branch that had it', () => {
  const both = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(both.split('\n').filter(Boolean)).toEqual([]);
});
