import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';

/** The shell's own copy of a package, for every remote: two copies of React in a page would not understand each other. */
const shared = (version: string, copy: object) => ({
  version,
  lib: () => copy,
  strategy: 'loaded-first' as const,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** What exists once at run time: the same list as that of the remotes' builds. */
export const sharedPackages = {
  react: shared(react.version, react),
  'react/jsx-runtime': shared(react.version, jsxRuntime),
  'react-dom': shared(reactDom.version, reactDom),
  'react-dom/client': shared(reactDom.version, reactDomClient),
};
