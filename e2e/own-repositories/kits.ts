import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../support/scripts';

interface Registry {
  url: string;
  /** Token for the registry. */
  token: string;
  /** Path of npm's settings with address and token. */
  userConfig: string;
  publish(tarball: string): void;
  stop(): Promise<void>;
}

export interface Published {
  registry: Registry;
  /** Folder for new repositories, from which nothing of this repository is found. */
  folder: string;
  /** Runs a program in a folder. @throws Error with all that it printed */
  run(cwd: string, program: string, args: string[], env?: Record<string, string>): Promise<string>;
}

const minutes = 15;

/**
 * Runs a program and resolves to its output. npm's variables are removed, since they would make it work in this
 * repository.
 */
export function run(
  cwd: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD/i.test(name)),
  );
  const options = { cwd, env: { ...own, ...env }, timeout: minutes * 60_000, maxBuffer: 50_000_000 };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, out, complaint) =>
      error
        ? reject(
            new Error(`${program} ${args.join(' ')}:\n${(out + complaint).slice(-4000) || error.message}`),
          )
        : resolve(out + complaint),
    );
  });
}

/** Packs all kits in their present state and publishes them to a registry of this test. */
export async function publishKits(scratch: string): Promise<Published> {
  const tarballs = path.join(scratch, 'kits');
  await run(root, process.execPath, ['scripts/pack-kits.mjs', '--out', tarballs]);
  const { startRegistry } = (await import(path.join(root, 'scripts/lib/kits/registry.mjs'))) as {
    startRegistry(folder: string): Promise<Registry>;
  };
  const registry = await startRegistry(path.join(scratch, 'registry'));
  for (const name of await readdir(tarballs)) registry.publish(path.join(tarballs, name));
  const folder = path.join(scratch, 'elsewhere');
  await mkdir(folder);
  return {
    registry,
    folder,
    run: (cwd, program, args, env) =>
      run(cwd, program, args, { npm_config_userconfig: registry.userConfig, ...env }),
  };
}

/** Makes a repository by `npm create`, and installs its packages. Resolves to its folder. */
export async function createRepository(
  { registry, folder, run: inside }: Published,
  kind: string,
  name: string,
) {
  const create = ['create', '--yes', `@portal/${kind}`, name, '--', '--registry', registry.url];
  // A separate cache: npm would run the program of an earlier run while its version is the same.
  await inside(folder, 'npm', create, { npm_config_cache: path.join(folder, '.npm-of-create') });
  const place = path.join(folder, `${kind === 'remote' ? 'mfe' : 'svc'}-${name}`);
  await inside(place, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  return place;
}
