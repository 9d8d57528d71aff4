import { EmptyState, usePageTitle } from '@portal/ui';
import { useStaff } from '../shared/staff-context';

/** What has happened to applications. */
export default function Notifications() {
  const { shell } = useStaff();
  usePageTitle('Notifications', { site: shell.branding.name });
  return (
    <>
      <h1>Notifications</h1>
      <p className="p-muted">Track application updates and user activities</p>
      <EmptyState title="No notifications" text="You're all caught up!" />
    </>
  );
}
