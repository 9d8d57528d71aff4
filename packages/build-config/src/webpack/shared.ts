/**
 * The list of packages that exist once at run time. Each remote has its own copy of every other package, the router
 * included: a shared package is never tree-shaken. `react-dom/client` must be here, or each remote brings its own
 * renderer.
 */
const SHARED = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
};

/** Settings of the federation plugin that must be the same in the shell and every remote. */
export const federationBase = {
  shareStrategy: 'loaded-first',
  dts: false,
  shared: Object.fromEntries(
    Object.entries(SHARED).map(([name, version]) => [
      name,
      { singleton: true, version, requiredVersion: `^${version}` },
    ]),
  ),
} as const;

/**
 * Range of the federation runtime that a remote needs to find in the shell, because remotes leave the runtime out. It
 * is written into each built manifest.json; the shell refuses a remote outside the range before any of its code runs.
 */
export const RUNTIME_RANGE = '~2.9.2';
