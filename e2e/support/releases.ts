import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestPortal } from './harness';

/** The repository: stories run from where they were compiled to. */
function repository(folder = __dirname): string {
  if (existsSync(path.join(folder, 'scripts/release.mjs'))) return folder;
  if (path.dirname(folder) === folder) throw new Error('The scripts of the repository were not found.');
  return repository(path.dirname(folder));
}

/** What a command printed, and how it ended. */
export interface Outcome {
  code: number;
  said: string;
  ms: number;
}

/**
 * Runs `npm run release`, `rollback` or `promote` against a portal, as a team does. Stories release versions from 100 on:
 * the parts have smaller ones of their own.
 */
export function command(portal: TestPortal, name: string, args: string[]): Promise<Outcome> {
  const begun = Date.now();
  const env = { ...process.env, PORTAL_URL: portal.url, DATA_DIR: portal.dataDir };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(repository(), `scripts/${name}.mjs`), ...args],
      { env },
      (error, out, complaint) => {
        const code = error ? Number(error.code ?? 1) : 0;
        resolve({ code, said: `${out}${complaint}`, ms: Date.now() - begun });
      },
    );
  });
}

/** A copy of a remote's build in which `change` has altered the files that it knows; gone after `work`. */
export async function withChangedBuild<T>(
  remote: string,
  change: (file: string, text: string) => string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
  try {
    cpSync(path.join(repository(), remote, 'dist'), folder, { recursive: true });
    for (const file of readdirSync(folder)) {
      const place = path.join(folder, file);
      // The compressed copies would still hold what was there before.
      if (/\.(br|gz)$/.test(file)) rmSync(place);
      else writeFileSync(place, change(file, readFileSync(place, 'utf8')));
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Registry {
  remotes: Record<string, { version: string }>;
}

export async function liveVersion({ url }: TestPortal, remote: string): Promise<string> {
  const { remotes } = (await (await fetch(`${url}/registry.json`)).json()) as Registry;
  return remotes[remote]?.version ?? '';
}

/** The version that each of the hundred places gets, which visitors hold while one is being tried. */
export async function versionsByPlace({ url }: TestPortal, remote: string): Promise<string[]> {
  const places = Array.from({ length: 100 }, (_, place) => place);
  return Promise.all(
    places.map(async (place) => {
      const headers = { cookie: `portal_release=${place}` };
      const { remotes } = (await (await fetch(`${url}/registry.json`, { headers })).json()) as Registry;
      return remotes[remote]?.version ?? '';
    }),
  );
}

/** The folder that the live version of a remote is served from. */
export async function liveFolder(portal: TestPortal, remote: string): Promise<string> {
  return path.join(portal.dataDir, 'releases', remote, await liveVersion(portal, remote));
}
