import { pageLifecycles } from '@portal/remote-sdk';
import MaintenancePage from '../own-pages/maintenance';

export const { bootstrap, mount, unmount } = pageLifecycles(MaintenancePage);
