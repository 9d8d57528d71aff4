import { CloseIcon, LogoMark, MenuIcon, Skeleton, SkipLink } from '@portal/ui';
import { Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useStaff } from '../common/staff-context';
import { Bell } from '../notifications/bell';
import { AdminNav } from './admin-nav';
import { NewsContext } from './news-context';
import { useCounts } from './use-counts';
import { useProfile } from './use-profile';
import { useSignOut } from './use-sign-out';

/** The admin area, with its navigation at the side, or above the view on a phone. */
export function AdminFrame() {
  const { shell } = useStaff();
  const news = useCounts();
  const profile = useProfile();
  const { leaving, leave } = useSignOut('/');
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { logo, name } = shell.branding;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is the reason to close the menu
  useEffect(() => setOpen(false), [pathname]);

  return (
    <NewsContext value={news}>
      <SkipLink />
      <div className="p-sided">
        <aside className={open ? 'p-side p-side-open' : 'p-side'}>
          <div className="p-side-head">
            <Link className="p-brand" to="/admin">
              {logo ? <img src={logo} alt="" height="32" /> : <LogoMark />}
              <span className="p-brand-name">Admissions</span>
              <span className="visually-hidden">, {name}: dashboard</span>
            </Link>
            <Bell />
            <button
              type="button"
              className="p-icon-button p-side-toggle"
              aria-expanded={open}
              aria-controls="admin-navigation"
              aria-label="Menu"
              onClick={() => setOpen(!open)}
            >
              {open ? <CloseIcon /> : <MenuIcon />}
            </button>
          </div>
          <AdminNav profile={profile} leaving={leaving} leave={leave} />
        </aside>
        <main id="main" className="p-main" tabIndex={-1}>
          <Suspense fallback={<Skeleton lines={6} label="Loading" />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </NewsContext>
  );
}
