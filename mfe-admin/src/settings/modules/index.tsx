import { Button, EmptyState, joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { languageNow } from '@portal/ui/language';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Board, type ModuleRemote, readBoard } from '../../api/modules';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/modules';
import { CallTable } from './call-table';
import { ReleaseDialog } from './release-dialog';
import { ReleaseHistory } from './release-history';
import { cardId, RemoteCard } from './remote-card';
import { ServiceTable } from './service-table';
import { lookOf, usedVersions } from './state';
import { type ModuleAct, moduleMessages, titledIn } from './words';

const PreviewDialog = lazy(() => import('./preview-dialog'));

/** Every remote and service: the live version, its health, who released it, and rollbacks. */
export default function Modules() {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({
    key: 'modules',
    load: (signal) => readBoard(api, signal),
    failure: moduleMessages.loadFailed,
  });
  const [open, setOpen] = useState<{ act: ModuleAct; remote: ModuleRemote } | null>(null);
  const language = languageNow();
  const board = useMemo(() => loaded.data && titledIn(language, loaded.data), [language, loaded.data]);
  const asked = useFocusKept(board);
  usePageTitle(moduleMessages.title, { site: shell.branding.name });

  function done(sentence: string) {
    setOpen(null);
    shell.notify.success(sentence);
    reload();
  }

  return (
    <>
      <div className="p-list-head">
        <div>
          <h1>{moduleMessages.title}</h1>
          <p className="p-muted" role="status">
            {board ? counted(board) : loaded.state === 'loading' ? t.modulesLoadingNow() : ''}
          </p>
        </div>
        <div className="p-row">
          <Link to="/admin/modules/keys">{t.teamsAndKeys()}</Link>
          <Button variant="outline" busy={loaded.state === 'loading'} onClick={reload}>
            {t.modulesRefresh()}
          </Button>
        </div>
      </div>
      {loaded.state === 'failed' ? (
        <FailedNotice title={moduleMessages.loadFailed} message={loaded.message} retry={reload} />
      ) : null}
      {board === null && loaded.state === 'loading' ? (
        <Skeleton lines={10} label={t.modulesLoading()} />
      ) : null}
      {board ? (
        <div className={joinClasses(loaded.state === 'loading' && 'p-busy')}>
          {board.remotes.length === 0 ? <EmptyState title={t.noModule()} text={t.noModuleText()} /> : null}
          {board.remotes.map((remote) => (
            <RemoteCard
              key={remote.name}
              remote={remote}
              board={board}
              reload={reload}
              ask={(act) => {
                asked.current = remote.name;
                setOpen({ act, remote });
              }}
            />
          ))}
          <h2 className="mt-4 mb-3">{t.modulesServices()}</h2>
          <p className="p-muted">{t.shellOffers({ shellApi: board.shellApi })}</p>
          <ServiceTable services={board.services} />
          <h2 className="mt-4 mb-3">{t.whoCalls()}</h2>
          <p className="p-muted">{t.whoCallsText()}</p>
          <CallTable board={board} />
          <h2 className="mt-4 mb-3">{t.modulesReleases()}</h2>
          <ReleaseHistory events={board.events} remotes={board.remotes} />
        </div>
      ) : null}
      <Asked open={open} close={() => setOpen(null)} done={done} reload={reload} />
    </>
  );
}

interface AskedProps {
  open: { act: ModuleAct; remote: ModuleRemote } | null;
  close: () => void;
  done: (sentence: string) => void;
  reload: () => void;
}

/** The dialog of the chosen action. */
function Asked({ open, close, done, reload }: AskedProps) {
  if (!open) return null;
  const { act, remote } = open;
  if (act !== 'preview') return <ReleaseDialog act={act} remote={remote} close={close} done={done} />;
  const end = (made: boolean) => {
    close();
    if (made) reload();
  };
  return (
    <Suspense fallback={null}>
      <PreviewDialog remote={remote} close={end} />
    </Suspense>
  );
}

/** The button that opened the dialog may disappear after its action: the focus stays in its card. */
function useFocusKept(board: Board | null) {
  const asked = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new board is the reason to look for the focus
  useEffect(() => {
    if (asked.current === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`#${cardId(asked.current)} button`)?.focus();
  }, [board]);
  return asked;
}

function counted(board: Board): string {
  const { remotes, services } = board;
  const looks = remotes.flatMap((remote) =>
    usedVersions(remote, board)
      .filter(({ use }) => use !== 'previous')
      .map(lookOf),
  );
  const wrong =
    looks.filter(({ tone }) => tone === 'danger' || tone === 'warning').length +
    services.filter(({ reachable }) => !reachable).length;
  const all = t.modulesAndServices({ modules: remotes.length, services: services.length });
  return wrong === 0 ? t.noTrouble({ all }) : t.inTrouble({ all, wrong });
}
