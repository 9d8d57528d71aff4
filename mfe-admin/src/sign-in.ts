import { pageLifecycles } from '@portal/remote-sdk';
import { remembering } from '@portal/ui/language';
import { StaffDoor } from './account/sign-in/staff-door';
import { languages } from './frame/language';

export const { bootstrap, mount, unmount } = pageLifecycles(StaffDoor, languages, remembering());
