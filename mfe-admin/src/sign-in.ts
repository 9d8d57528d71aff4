import { pageLifecycles } from '@portal/remote-sdk';
import { remembering } from '@portal/ui/language';
import { languages } from './language';
import { StaffDoor } from './sign-in/staff-door';

export const { bootstrap, mount, unmount } = pageLifecycles(StaffDoor, languages, remembering());
