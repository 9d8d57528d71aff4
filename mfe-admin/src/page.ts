import { pageLifecycles } from '@portal/remote-sdk';
import '@portal/ui/staff.scss';
import { remembering } from '@portal/ui/language';
import { languages } from './frame/language';
import { StaffRoutes } from './staff-routes';

export const { bootstrap, mount, unmount } = pageLifecycles(StaffRoutes, languages, remembering());
