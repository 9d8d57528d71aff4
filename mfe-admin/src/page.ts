import { pageLifecycles } from '@portal/remote-sdk';
import { StaffRoutes } from './routes/staff-routes';

export const { bootstrap, mount, unmount } = pageLifecycles(StaffRoutes);
