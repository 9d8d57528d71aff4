import { joinClasses, LogoMark, Skeleton, SkipLink } from '@portal/ui';
import { Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import * as t from '../messages/frame';
import { BottomBar } from './bottom-bar';
import { useStaff } from './common/staff-context';
import { type Frame, FrameContext } from './frame-context';
import { useFrameParts } from './frame-parts';
import { PanelIcon } from './icons';
import { NewsContext } from './news-context';
import { StaffNav } from './staff-nav';
import { useCollapsed } from './use-collapsed';
import { useCounts } from './use-counts';
import './frame.scss';

/** The frame around every staff page: navigation at the side, or a bar at the bottom on a phone. */
export function StaffFrame() {
  const news = useCounts();
  const { Work } = useFrameParts();
  const frame = useCollapsed();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason to close the navigation
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <NewsContext value={news}>
      <Work>
        <FrameContext value={frame}>
          <SkipLink />
          <div className={joinClasses('p-sided', 'p-frame', frame.folded && 'p-folded')}>
            <aside className={joinClasses('p-side', open && 'p-side-open')}>
              <FrameHead frame={frame} />
              <StaffNav />
            </aside>
            <Outlet />
            <BottomBar open={open} toggle={() => setOpen(!open)} />
          </div>
        </FrameContext>
      </Work>
    </NewsContext>
  );
}

function FrameHead({ frame: { folded, toggle } }: { frame: Frame }) {
  const { can, shell } = useStaff();
  const { logo, name } = shell.branding;
  const { Search, Bell } = useFrameParts();
  const word = folded ? t.unfoldNavigation() : t.foldNavigation();
  return (
    <div className="p-side-head">
      <Link className="p-brand" to="/dashboard">
        {logo ? <img src={logo} alt="" height="32" /> : <LogoMark />}
        <span className="p-brand-name">{t.admissions()}</span>
        <span className="visually-hidden">{t.dashboardOf({ name })}</span>
      </Link>
      {can('readApplications') ? <Search /> : null}
      {can('readApplications') ? <Bell /> : null}
      <button
        type="button"
        className="p-icon-button p-fold"
        aria-expanded={!folded}
        aria-controls="staff-navigation"
        aria-label={word}
        title={word}
        onClick={toggle}
      >
        <PanelIcon />
      </button>
    </div>
  );
}

/** The main part of a page that needs no columns of its own. */
export function FrameMain() {
  const { can } = useStaff();
  const { ReviewerNotice } = useFrameParts();
  return (
    <main id="main" className="p-main" tabIndex={-1}>
      {can('seeNames') || !can('readApplications') ? null : (
        <Suspense fallback={null}>
          <ReviewerNotice />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton lines={6} label={t.loading()} />}>
        <Outlet />
      </Suspense>
    </main>
  );
}
