import { pageLifecycles } from '@portal/remote-sdk';
import { remembering } from '@portal/ui/language';
import { DashboardApp } from './app/app';
import { languages } from './language';

export const { bootstrap, mount, unmount } = pageLifecycles(DashboardApp, languages, remembering());
