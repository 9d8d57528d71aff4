import { joinClasses, Skeleton, usePageTitle } from '@portal/ui';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Navigate, useNavigationType, useParams } from 'react-router-dom';
import { readStats } from '../../api/applications';
import { listTitle } from '../../frame/common/application-words';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/dashboard';
import * as reviewWords from '../../messages/review';
import { ColumnEdge } from '../review-workspace/column-edge';
import { useColumns } from '../review-workspace/columns';
import { DeskKeys } from '../review-workspace/keys';
import '../review-workspace/dock.scss';
import '../review-workspace/reading.scss';
import '../review-workspace/columns.scss';
import '../review-workspace/sections.scss';
import '../review-workspace/paper.scss';
import { placeOf } from '../../frame/common/desk-place';
import { useFoldedFrame } from '../../frame/frame-context';
import { listAddress, type ReadingOrder } from '../work-queue/reading-order';
import { DeskHead } from './desk-head';
import { Figures } from './figures';
import { NoneChosen } from './none-chosen';
import { ReviewBar } from './review-head';
import { shownName } from './shown-name';
import { useSidebar } from './sidebar-state';
import { useDeskList } from './use-desk-list';
import { useTurning } from './use-turning';

const BlindNotice = lazy(() => import('../blind/blind-notice'));
const FindApplication = lazy(() => import('./find-application'));
const ListPanel = lazy(() => import('./list-panel'));
const ReviewScreen = lazy(() => import('./review-screen'));

/**
 * The reading desk: the list of applications, an open application in the middle, and its panel at the side. Columns can
 * be resized; keys lead from one application to the next.
 */
export default function Desk() {
  return (
    <DeskKeys>
      <DeskPage />
    </DeskKeys>
  );
}

function DeskPage() {
  const { can, api, shell, userId } = useStaff();
  const { type, id } = useParams();
  const place = placeOf(type, id);
  const reading = place.kind === 'list' ? place.id : null;
  const list = useDeskList(place.kind === 'list' ? place.type : null, reading);
  const [open, toggle] = useSidebar();
  const { columns, size, style } = useColumns();
  const [stats, reloadStats] = useLoad({
    // After reading, fewer applications are unread.
    key: `${userId} ${place.kind}`,
    load: () => readStats(api),
  });
  const turning = useTurning(list, reading);
  const cameFromList = useCameFromList(reading);
  // An open application sets the page's title itself.
  const where = place.kind === 'list' ? t.listOnDesk({ list: listTitle(place.type) }) : t.deskHeading();
  usePageTitle(where, { site: shell.branding.name, off: reading !== null });

  useFoldedFrame();

  if (place.kind === 'nowhere' || place.kind === 'overview') return <Navigate to="/dashboard" replace />;

  function changed() {
    list.reload();
    reloadStats();
  }
  const isReading = reading !== null && place.kind === 'list';
  const head = (
    <DeskHead heading={!isReading} open={open} toggle={toggle}>
      {isReading ? (
        <ReviewBar
          turning={turning}
          back={{ to: listAddress(list.order, place.type), name: backName(list.order) }}
        />
      ) : null}
    </DeskHead>
  );
  return (
    <div
      style={style}
      className={joinClasses(
        'p-desk',
        !open && 'p-desk-closed',
        isReading && 'p-desk-reading',
        open && !isReading && place.kind === 'list' && 'p-desk-choosing',
      )}
    >
      <aside id="desk-list" className="p-desk-list" aria-label={t.deskApplications()} hidden={!open}>
        {place.kind === 'list' ? (
          <Suspense fallback={<Skeleton lines={8} label={t.holdOn()} />}>
            <ListPanel list={list} type={place.type} chosen={reading} />
          </Suspense>
        ) : null}
      </aside>
      <main id="main" className="p-main p-main-wide" tabIndex={-1}>
        {open ? <ColumnEdge column="list" width={columns.list} size={size} /> : null}
        {isReading ? (
          <Suspense fallback={<Opening head={head} />}>
            <ReviewScreen
              id={reading}
              isSubmitted={list.rows.some((row) => row.id === reading && row.submitted_date !== null)}
              takeFocus={cameFromList}
              type={place.type}
              bar={head}
              edge={<ColumnEdge column="panel" width={columns.panel} size={size} />}
              backTo={listAddress(list.order, place.type)}
              way={turning.way}
              changed={changed}
            />
          </Suspense>
        ) : (
          <>
            {head}
            {can('seeNames') ? null : (
              <Suspense fallback={null}>
                <BlindNotice />
              </Suspense>
            )}
            <Figures stats={stats.data} />
            {place.kind === 'find' ? (
              <Suspense fallback={null}>
                <FindApplication id={place.id} />
              </Suspense>
            ) : (
              <NoneChosen first={list.rows[0]} />
            )}
          </>
        )}
      </main>
    </div>
  );
}

/** Returns the name of the page to which the back link leads. */
function backName(order: ReadingOrder): string {
  if (order.kind !== 'shown') return reviewWords.backToAll();
  return shownName(order.page);
}

const Opening = ({ head }: { head: ReactNode }) => (
  <div className="p-reading">
    <article>
      {head}
      <Skeleton lines={9} label={t.reviewLoading()} />
    </article>
  </div>
);

/**
 * Whether the person opened the application from the list or from another page, whose link is gone with that page.
 * False if the application was the first page of the visit.
 */
function useCameFromList(reading: number | null): boolean {
  const isChosen = useNavigationType() === 'PUSH';
  const first = useRef(isChosen ? null : reading);
  if (first.current !== reading) first.current = null;
  return first.current === null;
}
