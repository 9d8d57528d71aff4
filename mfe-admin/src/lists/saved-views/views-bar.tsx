import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { removeView, type SavedView } from '../../api/saved-views';
import { AskDialog } from '../../frame/common/ask-dialog';
import { PopupButton } from '../../frame/common/popup-button';
import { useStaff } from '../../frame/common/staff-context';
import * as t from '../../messages/saved-views';
import { announceViewsChanged, viewPath } from './use-saved-views';

const SaveDialog = lazy(() => import('./save-dialog'));

interface ViewsBarProps {
  /** Null until they are loaded. */
  views: SavedView[] | null;
  /** The view whose list is shown, even if the list was changed since. */
  current: SavedView | undefined;
  /** The query of the list, as a saved view would store it. */
  query: string;
  /** Shows the list of this view; null: the list without a view. */
  show: (view: SavedView | null) => void;
}

/** The saved views, and the actions for the shown one. */
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
    announceViewsChanged();
    shell.notify.success(t.viewSaved({ name: view.name }));
    show(view);
  }
  return (
    <>
      <PopupButton
        label={current ? t.viewNamed({ name: current.name, changed: isChanged ? 'yes' : 'no' }) : t.views()}
      >
        {(close) => (
          <div>
            {views && views.length > 0 ? (
              <ul className="p-menu-list list-unstyled" aria-label={t.savedViews()}>
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
                    {view.own ? null : (
                      <span className="p-muted p-small">{t.viewBy({ owner: view.owner_name })}</span>
                    )}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="p-muted p-small">{t.noViews()}</p>
            )}
            <ul className="p-menu-list list-unstyled" aria-label={t.viewActs()}>
              <li>
                <button type="button" className="p-link" onClick={ask(close, 'new')}>
                  {t.saveListAsView()}
                </button>
              </li>
              {current?.own ? (
                <>
                  <li>
                    <button type="button" className="p-link" onClick={ask(close, 'change')}>
                      {t.changeToList({ name: current.name })}
                    </button>
                  </li>
                  <li>
                    <button type="button" className="p-link" onClick={ask(close, 'remove')}>
                      {t.removeNamed({ name: current.name })}
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
          title={t.removeViewTitle({ name: current.name })}
          button={t.removeView()}
          close={() => setAsked(null)}
          onConfirm={async () => {
            await removeView(api, current.id);
            setAsked(null);
            announceViewsChanged();
            show(null);
          }}
        >
          <p>{t.viewRemovedText({ shared: current.shared ? 'yes' : 'no' })}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
