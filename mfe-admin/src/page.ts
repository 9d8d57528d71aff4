import { pageLifecycles } from '@portal/remote-sdk';
import { StaffPage } from './staff/staff-page';

export const { bootstrap, mount, unmount } = pageLifecycles(StaffPage);
