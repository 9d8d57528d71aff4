import { pageLifecycles } from '@portal/remote-sdk';
import { DashboardRoutes } from './dashboard/dashboard-routes';

export const { bootstrap, mount, unmount } = pageLifecycles(DashboardRoutes);
