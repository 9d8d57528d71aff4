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

/** The name of the chunk with which a mount begins: './sign-in' is '__federation_expose_sign_in'. */
export const chunkOf = (mount: string) => `__federation_expose_${mount.slice(2).replaceAll('-', '_')}`;

/**
 * The range of the federation runtime's version that a remote needs from the shell, since a remote includes no runtime.
 * The built manifest.json states it; a shell outside the range refuses the remote before any of its code runs.
 */
export const RUNTIME_RANGE = '~2.9.0';

/**
 * The packages that the shell lends. A remote loads its own copy where the shell's version does not fit or is absent.
 */
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
