import { execFileSync } from 'node:child_process';

/** What a built part says of its making. */
export interface BuildInfo {
  /** The commit that it was built from; null outside of a repository, and where files had been changed since. */
  commit: string | null;
  /** Instant, ISO 8601. */
  built_at: string;
}

/** Of a build in the folder `dir`: images have no repository, and take the commit from SOURCE_COMMIT. */
export function buildInfo(dir: string): BuildInfo {
  return { commit: commitOf(dir), built_at: new Date().toISOString() };
}

function commitOf(dir: string): string | null {
  const given = process.env.SOURCE_COMMIT;
  if (given) return /^[0-9a-f]{7,64}$/.test(given) ? given : null;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':/');
    return changed === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}
