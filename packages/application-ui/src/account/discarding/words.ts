import * as t from '../../messages/discarded';

/** The toasts about discarding a draft, in the wizards and in the dashboard. */
export const discardWords = {
  get discarded() {
    return t.wasDiscarded();
  },
  get failed() {
    return t.notDiscarded();
  },
};
