import { container, sharing, type WebpackPluginInstance } from 'webpack';
import { SHARED } from './shared';

export interface ContainerOptions {
  name: string;
  filename: string;
  exposes: Record<string, string>;
}

/** The name of the chunk that a mount begins with: './sign-in' is '__federation_expose_sign_in'. */
export const chunkOf = (mount: string) => `__federation_expose_${mount.slice(2).replaceAll('-', '_')}`;

/**
 * A remote as a container of webpack's own module federation, which every federation host can open. Shared packages
 * come from the host; the remote's own copy is loaded where the host has none. It offers nothing to others, so that the
 * code for choosing among several is left out.
 */
export function containerPlugins({ name, filename, exposes }: ContainerOptions): WebpackPluginInstance[] {
  const { ContainerPlugin } = container;
  const { ConsumeSharedPlugin } = sharing;
  return [
    new ContainerPlugin({
      name,
      filename,
      // A property of `window`, because a name with dashes cannot be a variable.
      library: { type: 'window', name },
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([mount, file]) => [mount, { import: file, name: chunkOf(mount) }]),
      ),
    }),
    new ConsumeSharedPlugin({
      consumes: Object.fromEntries(
        // Which React a shell has is a matter of the shell API's version, which is compared before.
        SHARED.map((module) => [module, { singleton: true, requiredVersion: false }]),
      ),
    }),
  ];
}
