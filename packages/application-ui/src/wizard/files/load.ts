/** The code that says which files wait, and sends them; fetched ahead with the first field of a file. */
export const loadFilesWaiting = () => import('.');
