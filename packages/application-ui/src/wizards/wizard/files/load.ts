/** The code that keeps files, lists those that wait, and sends them; fetched ahead with the first field of a file. */
export const loadFiles = () => import('./index');
