import { Skeleton } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { lazy, Suspense, useState } from 'react';
import type { ModuleRemote } from '../../api/modules';
import * as t from '../../messages/modules';
import { WayBack } from './way-back';

const VersionFigures = lazy(() => import('./version-figures'));

/** The statistics of a remote and its rollback versions; the charts are loaded when somebody opens them. */
export function MoreOfRemote({ remote }: { remote: ModuleRemote }) {
  const [open, setOpen] = useState(false);
  const { title } = remote;
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {rich(t.figuresOf({ title, hidden: (text) => <span className="visually-hidden">{text}</span> }))}
      </summary>
      {open ? (
        <>
          <WayBack remote={remote} />
          <Suspense fallback={<Skeleton lines={6} label={t.moduleFiguresLoading()} />}>
            <VersionFigures remote={remote} />
          </Suspense>
        </>
      ) : null}
    </details>
  );
}
