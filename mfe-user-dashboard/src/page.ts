import { pageLifecycles } from '@portal/remote-sdk';
import { DashboardApp } from './app/app';

export const { bootstrap, mount, unmount } = pageLifecycles(DashboardApp);
