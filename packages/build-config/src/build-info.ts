import { execFileSync } from 'node:child_process';

/** A built part's commit and time of building, as build.json states them. */
export interface BuildInfo {
  /** The commit that the part was built from; null outside of a repository, or when files had been changed since. */
  commit: string | null;
  /** Instant, ISO 8601. */
  built_at: string;
}

/** Build information for the folder `dir`. Images contain no repository: their commit comes from SOURCE_COMMIT. */
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
