/** Loads the code that keeps files, lists waiting ones, and sends them; it loads with the first file field. */
export const loadFiles = () => import('./index');
