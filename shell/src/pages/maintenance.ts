import { pageLifecycles } from '@portal/remote-sdk';
import MaintenancePage from '../maintenance';

export const { bootstrap, mount, unmount } = pageLifecycles(MaintenancePage);
