/**
 * Stands in for the two modules of the federation runtime that preload a remote's files. The shell does that
 * itself, in a few lines (shell/src/remotes/prefetch.ts), and they would be 2 KB on the landing page.
 */
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });
export const preloadAssets = async () => [];
export const formatPreloadArgs = () => [];
