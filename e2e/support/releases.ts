import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestPortal } from './harness';

/** The repository's root folder: stories run from the folder of their compiled files. */
export function repository(folder = __dirname): string {
  if (existsSync(path.join(folder, 'scripts/release.mjs'))) return folder;
  if (path.dirname(folder) === folder) throw new Error('The scripts of the repository were not found.');
  return repository(path.dirname(folder));
}

/** The ranges of the service contracts that a remote needs, by its manifest. */
export const requiredBy = (remote: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(repository(), remote, 'manifest.json'), 'utf8')).contracts;

/** The output of a command and its exit code. */
export interface Outcome {
  code: number;
  output: string;
  ms: number;
}

/**
 * Runs `npm run release`, `rollback` or `promote` against a portal, as a team does. Stories release versions from 100
 * on, higher than the remotes' own versions.
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
        resolve({ code, output: `${out}${complaint}`, ms: Date.now() - begun });
      },
    );
  });
}

/** Copies a remote's build, alters files by `change`, and removes the copy after `work`. */
export async function withChangedBuild<T>(
  remote: string,
  change: (file: string, text: string) => string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
  try {
    cpSync(path.join(repository(), remote, 'dist'), folder, { recursive: true });
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const place = path.join(folder, file);
      if (statSync(place).isDirectory()) continue;
      // The compressed copies still have the old content.
      if (/\.(br|gz)$/.test(file)) rmSync(place);
      else writeFileSync(place, change(file, readFileSync(place, 'utf8')));
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds a remote with one heading as earlier versions of the portal did: a container that needs no runtime. */
export async function withOlderBuild<T>(remote: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
  try {
    const program = path.join(repository(), 'e2e/support/older-remote/build.cjs');
    await new Promise<void>((resolve, reject) => {
      execFile(process.execPath, [program, remote, folder], (error, out, complaint) =>
        error ? reject(new Error(`${out}${complaint}`)) : resolve(),
      );
    });
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

/** The version that visitors at each of the hundred canary places get. */
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

/** The folder from which the live version of a remote is served. */
export async function liveFolder(portal: TestPortal, remote: string): Promise<string> {
  return path.join(portal.dataDir, 'releases', remote, await liveVersion(portal, remote));
}
