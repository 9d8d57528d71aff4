/**
 * Replaces the two modules of the federation runtime that preload a remote's files. The shell preloads by itself, in a
 * few lines (shell/src/remotes/prefetch.ts); the modules would add 2 KB to the landing page.
 */
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });
export const preloadAssets = async () => [];
export const formatPreloadArgs = () => [];
