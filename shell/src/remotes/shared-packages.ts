import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';

/** The shell's own copy of a package, for every remote: two copies of React in one page do not work together. */
const shared = (version: string, copy: object) => ({
  version,
  lib: () => copy,
  strategy: 'loaded-first' as const,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** The packages that exist once at run time: the same list as in the remotes' builds. */
export const sharedPackages = {
  react: shared(react.version, react),
  'react/jsx-runtime': shared(react.version, jsxRuntime),
  'react-dom': shared(reactDom.version, reactDom),
  'react-dom/client': shared(reactDom.version, reactDomClient),
};
