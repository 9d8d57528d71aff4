/** Everything that other modules may use from this one. */
export { rowsFrom } from './discarding/rows-store';
