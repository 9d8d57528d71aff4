import { joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { lazy, Suspense, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { readStats } from '../api/applications';
import { listTitle } from '../applications/words';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { useFoldedFrame } from '../frame/frame-context';
import { DeskHead } from './desk-head';
import { Figures } from './figures';
import { NoneChosen } from './none-chosen';
import { deskPath, placeOf } from './place';
import { useSidebar } from './sidebar-state';
import { useDeskList } from './use-desk-list';
import { useTurning } from './use-turning';

const FindApplication = lazy(() => import('./find-application'));
const ListPanel = lazy(() => import('./list-panel'));
const ReviewScreen = lazy(() => import('../review/review-screen'));

/**
 * The reading desk: programmes in the bar, their applications in the list beside it, an open application in the middle.
 */
export default function Desk() {
  const { api, shell, userId } = useStaff();
  const { type, id } = useParams();
  const place = placeOf(type, id);
  const reading = place.kind === 'list' ? place.id : null;
  const list = useDeskList(place.kind === 'list' ? place.type : null);
  const [open, toggle] = useSidebar();
  const [stats, reloadStats] = useLoad({
    // Back from reading, fewer applications are unread.
    key: `${userId} ${place.kind}`,
    load: () => readStats(api),
  });
  const turning = useTurning(list, reading);
  const cameFromList = useCameFromList(reading);
  // An open application sets the page's title itself.
  const where = place.kind === 'list' ? `${listTitle(place.type)} - Dashboard` : 'Dashboard';
  usePageTitle(where, { site: shell.branding.name, off: reading !== null });
  useFoldedFrame();

  if (place.kind === 'nowhere' || place.kind === 'overview') return <Navigate to="/dashboard" replace />;

  function changed() {
    list.reload();
    reloadStats();
  }
  return (
    <div
      className={joinClasses(
        'p-desk',
        !open && 'p-desk-closed',
        reading !== null && 'p-desk-reading',
        open && reading === null && place.kind === 'list' && 'p-desk-choosing',
      )}
    >
      <aside id="desk-list" className="p-desk-list" aria-label="Applications" hidden={!open}>
        {place.kind === 'list' ? (
          <Suspense fallback={<Skeleton lines={8} label="Hold on..." />}>
            <ListPanel list={list} type={place.type} chosen={reading} />
          </Suspense>
        ) : null}
      </aside>
      <main id="main" className="p-main p-main-wide" tabIndex={-1}>
        <DeskHead heading={reading === null} open={open} toggle={toggle} />
        <Figures stats={stats.data} slim={reading !== null} />
        {place.kind === 'find' ? (
          <Suspense fallback={null}>
            <FindApplication id={place.id} />
          </Suspense>
        ) : null}
        {reading !== null && place.kind === 'list' ? (
          <Suspense fallback={<Skeleton lines={9} label="Loading application review Data..." />}>
            <ReviewScreen
              id={reading}
              takeFocus={cameFromList}
              type={place.type}
              turning={turning}
              backTo={`${deskPath(place.type)}${list.address}`}
              changed={changed}
            />
          </Suspense>
        ) : null}
        {reading === null && place.kind === 'list' ? <NoneChosen /> : null}
      </main>
    </div>
  );
}

/** Whether the open application was chosen in the list, and was not the page's first address. */
function useCameFromList(reading: number | null): boolean {
  const first = useRef(reading);
  if (first.current !== reading) first.current = null;
  return first.current === null;
}
