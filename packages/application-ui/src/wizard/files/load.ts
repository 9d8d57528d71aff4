/** The code that keeps files, says which of them wait, and sends them; fetched ahead with the first field of a file. */
export const loadFiles = () => import('.');
