import { emptyIndex, type ReleaseIndex } from './release-index';
import type { ReleaseStore } from './release-store';

/** Returns a function that reads the store's index again whenever any gateway has changed it. */
export function followedIndex(store: ReleaseStore): () => Promise<ReleaseIndex> {
  let known: { mark: string; index: ReleaseIndex } = { mark: '', index: emptyIndex };
  return async () => {
    const mark = await store.indexMark();
    if (known.mark === mark) return known.index;
    try {
      known = { mark, index: await store.readIndex() };
    } catch (error) {
      // While the index cannot be read, the last known versions stay in use.
      if (known.mark === '') throw error;
    }
    return known.index;
  };
}
