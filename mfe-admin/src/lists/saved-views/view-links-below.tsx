import { lazy, Suspense } from 'react';
import { useStaff } from '../../frame/common/staff-context';
import { useFrame } from '../../frame/frame-context';

const ViewLinks = lazy(() => import('./view-links'));

/** The saved views below the lists of applications. A folded navigation has no room for their names. */
export function ViewLinksBelow() {
  const { folded } = useFrame();
  const { can } = useStaff();
  if (folded || !can('readApplications')) return null;
  return (
    <Suspense fallback={null}>
      <ViewLinks />
    </Suspense>
  );
}
