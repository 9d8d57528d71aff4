import { useEffect } from 'react';
import { readViews, type SavedView } from '../../api/saved-views';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';

/** The event on the window that a saved view has changed. */
const viewsChanged = 'portal:saved-views';

export interface SavedViews {
  /** Null until they are loaded. */
  views: SavedView[] | null;
  /** Whether they could not be loaded. */
  failed: boolean;
  reload: () => void;
}

/** The saved views that a person may open; changes elsewhere on the page are followed. */
export function useSavedViews(): SavedViews {
  const { api, userId } = useStaff();
  const [list, reload] = useLoad({ key: `views of ${userId}`, load: (signal) => readViews(api, signal) });
  useEffect(() => {
    addEventListener(viewsChanged, reload);
    return () => removeEventListener(viewsChanged, reload);
  }, [reload]);
  return { views: list.data, failed: list.state === 'failed', reload };
}

/** Notifies every place that lists saved views that one was saved, changed or removed. */
export const announceViewsChanged = (): boolean => dispatchEvent(new Event(viewsChanged));

/** The address of a saved view, which can be sent to a colleague who may open it. */
export const viewPath = ({ id }: Pick<SavedView, 'id'>): string => `/admin/applications?view=${id}`;
