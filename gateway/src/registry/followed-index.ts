import { emptyIndex, type ReleaseIndex } from './release-index';
import type { ReleaseStore } from './release-store';

/** The store's index, read again when it has changed, by whichever gateway. */
export function followedIndex(store: ReleaseStore): () => Promise<ReleaseIndex> {
  let known: { mark: string; index: ReleaseIndex } = { mark: '', index: emptyIndex };
  return async () => {
    const mark = await store.indexMark();
    if (known.mark === mark) return known.index;
    try {
      known = { mark, index: await store.readIndex() };
    } catch (error) {
      // An index that cannot be read at the moment takes no page away: the last known versions stay.
      if (known.mark === '') throw error;
    }
    return known.index;
  };
}
