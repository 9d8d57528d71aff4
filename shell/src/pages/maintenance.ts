import { pageLifecycles } from '@portal/remote-sdk';
import { languages } from '../language/languages';
import MaintenancePage from '../maintenance';

export const { bootstrap, mount, unmount } = pageLifecycles(MaintenancePage, languages);
