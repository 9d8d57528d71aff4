import { pageLifecycles } from '@portal/remote-sdk';
import { DashboardPage } from './dashboard/dashboard-page';

export const { bootstrap, mount, unmount } = pageLifecycles(DashboardPage);
