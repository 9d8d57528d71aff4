import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { run } from '../own-repositories/kits';
import { report } from '../support/checks';
import { root } from '../support/scripts';

const services = ['svc-auth', 'svc-applications', 'svc-reports'];
const aDaySeconds = 86_400;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The commit in EARLIER; by default the last commit made at least a day before the present one. @throws in a shallow
 * clone
 */
export function earlierCommit(): string {
  const named = process.env.EARLIER;
  if (named) return git('rev-parse', `${named}^{commit}`);
  const now = Number(git('show', '--no-patch', '--format=%ct', 'HEAD'));
  const found = git('rev-list', '-1', `--before=${now - aDaySeconds}`, 'HEAD');
  if (!found) throw new Error('No commit here is a day old: name one, EARLIER=COMMIT.');
  return found;
}

/** Builds the services of a commit in a folder, from its own lock file. */
export async function buildEarlier(commit: string, folder: string): Promise<string> {
  const place = path.join(folder, 'earlier');
  git('clone', '--quiet', '--shared', '--no-checkout', root, place);
  await run(place, 'git', ['checkout', '--quiet', '--detach', commit]);
  report(`… the services of ${git('show', '--no-patch', '--format=%h (%cs) %s', commit)}`);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(place, 'npm', ['ci', ...quietly]);
  for (const service of services) await run(place, 'npm', ['run', '--silent', 'build', '-w', service]);
  return place;
}
