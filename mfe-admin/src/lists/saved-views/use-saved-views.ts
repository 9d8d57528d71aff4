import { useEffect } from 'react';
import { readViews, type SavedView } from '../../api/saved-views';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';

/** Name of the window event after a saved view has changed. */
const viewsChanged = 'portal:saved-views';

export interface SavedViews {
  /** Null until they are loaded. */
  views: SavedView[] | null;
  /** Whether loading the views failed. */
  failed: boolean;
  reload: () => void;
}

/** Loads the saved views that a person may open, again after changes elsewhere on the page. */
export function useSavedViews(): SavedViews {
  const { api, userId } = useStaff();
  const [list, reload] = useLoad({ key: `views of ${userId}`, load: (signal) => readViews(api, signal) });
  useEffect(() => {
    addEventListener(viewsChanged, reload);
    return () => removeEventListener(viewsChanged, reload);
  }, [reload]);
  return { views: list.data, failed: list.state === 'failed', reload };
}

/** Notifies all lists of saved views that a view was saved, changed or removed. */
export const announceViewsChanged = (): boolean => dispatchEvent(new Event(viewsChanged));

/** Returns the address of a saved view, for links to colleagues who may open it. */
export const viewPath = ({ id }: Pick<SavedView, 'id'>): string => `/admin/applications?view=${id}`;
