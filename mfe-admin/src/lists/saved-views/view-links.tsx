import { Link, useLocation } from 'react-router-dom';
import * as t from '../../messages/saved-views';
import { useSavedViews, viewPath } from './use-saved-views';

/** A link to each saved view; nothing if there is none. */
export default function ViewLinks() {
  const { views } = useSavedViews();
  const { pathname, search } = useLocation();
  if (!views || views.length === 0) return null;
  const shown = pathname === '/admin/applications' ? Number(new URLSearchParams(search).get('view')) : 0;
  return (
    <ul className="list-unstyled p-view-links" aria-label={t.savedViews()}>
      {views.map((view) => (
        <li key={view.id}>
          <Link
            className="p-side-link"
            to={viewPath(view)}
            aria-current={view.id === shown ? 'page' : undefined}
            title={view.own ? undefined : t.byOwner({ owner: view.owner_name })}
          >
            <span className="p-place-word" translate="no">
              {view.name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
