/** All that other modules may use of this one. */
export { rowsFrom } from './discarding/rows-store';
