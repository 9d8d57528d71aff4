import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { removeView, type SavedView } from '../api/saved-views';
import { AskDialog } from '../common/ask-dialog';
import { useStaff } from '../common/staff-context';
import { PopupButton } from '../overview/popup-button';
import { tellViewsChanged, viewPath } from './use-saved-views';

const SaveDialog = lazy(() => import('./save-dialog'));

interface ViewsBarProps {
  /** Null until they are loaded. */
  views: SavedView[] | null;
  /** The view whose list stands here, also where it was changed since. */
  current: SavedView | undefined;
  /** The list as a view would keep it. */
  query: string;
  /** Shows the list of this view; null: of none. */
  show: (view: SavedView | null) => void;
}

/** The saved views, and what can be done with the one that is shown. */
export function ViewsBar({ views, current, query, show }: ViewsBarProps) {
  const { api, shell } = useStaff();
  const [asked, setAsked] = useState<'new' | 'change' | 'remove' | null>(null);
  const isChanged = current !== undefined && current.query !== query;
  const ask = (close: () => void, what: typeof asked) => () => {
    close();
    setAsked(what);
  };
  function saved(view: SavedView) {
    setAsked(null);
    tellViewsChanged();
    shell.notify.success(`The view ${view.name} is saved.`);
    show(view);
  }
  return (
    <>
      <PopupButton label={current ? `View: ${current.name}${isChanged ? ', changed' : ''}` : 'Views'}>
        {(close) => (
          <div className="p-view-menu">
            {views && views.length > 0 ? (
              <ul className="p-menu-list list-unstyled" aria-label="Saved views">
                {views.map((view) => (
                  <li key={view.id}>
                    <Link
                      className="p-link"
                      to={viewPath(view)}
                      aria-current={view.id === current?.id || undefined}
                      onClick={close}
                    >
                      {view.name}
                    </Link>
                    {view.own ? null : <span className="p-muted p-small"> by {view.owner_name}</span>}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="p-muted p-small">
                No views yet. Filter the list, then save it here under a name.
              </p>
            )}
            <ul className="p-menu-list list-unstyled" aria-label="What to do with views">
              <li>
                <button type="button" className="p-link" onClick={ask(close, 'new')}>
                  Save this list as a view
                </button>
              </li>
              {current?.own ? (
                <>
                  <li>
                    <button type="button" className="p-link" onClick={ask(close, 'change')}>
                      Change {current.name} to this list
                    </button>
                  </li>
                  <li>
                    <button type="button" className="p-link" onClick={ask(close, 'remove')}>
                      Remove {current.name}
                    </button>
                  </li>
                </>
              ) : null}
            </ul>
          </div>
        )}
      </PopupButton>
      {asked === 'new' || asked === 'change' ? (
        <Suspense fallback={null}>
          <SaveDialog
            query={query}
            view={asked === 'change' ? current : undefined}
            close={() => setAsked(null)}
            saved={saved}
          />
        </Suspense>
      ) : null}
      {asked === 'remove' && current ? (
        <AskDialog
          title={`Remove the view ${current.name}?`}
          button="Remove view"
          close={() => setAsked(null)}
          onConfirm={async () => {
            await removeView(api, current.id);
            setAsked(null);
            tellViewsChanged();
            show(null);
          }}
        >
          <p>{current.shared ? 'Colleagues lose it, too. ' : ''}The applications stay as they are.</p>
        </AskDialog>
      ) : null}
    </>
  );
}
