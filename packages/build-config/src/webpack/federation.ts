import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { SHARED } from './shared';

export interface FederationOptions {
  name: string;
  /** The remote's folder. */
  dir: string;
  filename: string;
  exposes: Record<string, string>;
}

/** The name of the chunk that a mount begins with: './sign-in' is '__federation_expose_sign_in'. */
export const chunkOf = (mount: string) => `__federation_expose_${mount.slice(2).replaceAll('-', '_')}`;

/**
 * Range of federation's runtime that a remote needs to find in the shell, since it brings none. It stands in the built
 * manifest.json; a shell outside the range refuses the remote before any of its code runs.
 */
export const RUNTIME_RANGE = '~2.9.0';

/** Lent by the shell where its version fits; a remote's own copy is loaded where it does not, or where there is none. */
function sharedFor(dir: string) {
  const { version } = createRequire(path.join(dir, 'package.json'))('react/package.json') as {
    version: string;
  };
  const shared = { singleton: true, requiredVersion: `^${version}` };
  return Object.fromEntries(SHARED.map((module) => [module, shared]));
}

/** A remote's container and its mf-manifest.json. It borrows federation's runtime from the shell and brings none. */
export const federationPlugin = ({ name, dir, filename, exposes }: FederationOptions) =>
  new ModuleFederationPlugin({
    name,
    filename,
    // A property of `window`, because a name with dashes cannot be a variable.
    library: { type: 'window', name },
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([mount, file]) => [mount, { import: file, name: chunkOf(mount) }]),
    ),
    shared: sharedFor(dir),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
  });
