/**
 * The packages that exist once at run time, lent by the shell. Each remote has its own copy of every other package, the
 * router included: a shared package is never tree-shaken. `react-dom/client` must be here, or each remote brings its own
 * renderer.
 */
export const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
