import { pageLifecycles } from '@portal/remote-sdk';
import { StaffRoutes } from './staff/staff-routes';

export const { bootstrap, mount, unmount } = pageLifecycles(StaffRoutes);
