import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The commit and time of a build, from its `build.json`; nulls for a program that runs from its sources. */
export interface BuiltAs {
  commit: string | null;
  built_at: string | null;
}

/** Reads `build.json` beside the running program. */
export function builtAs(folder = __dirname): BuiltAs {
  try {
    const { commit, built_at } = JSON.parse(
      readFileSync(join(folder, 'build.json'), 'utf8'),
    ) as Partial<BuiltAs>;
    return { commit: commit ?? null, built_at: built_at ?? null };
  } catch {
    return { commit: null, built_at: null };
  }
}

/** The newer of two versions: a service that keeps a contract is at least as new as the contract. */
export function newerVersion(version: string, contract: string | undefined): string {
  if (contract === undefined) return version;
  return version.localeCompare(contract, 'en', { numeric: true }) < 0 ? contract : version;
}
