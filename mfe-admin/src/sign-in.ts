import { pageLifecycles } from '@portal/remote-sdk';
import { remembering } from '@portal/ui/language';
import { StaffSignIn } from './account/sign-in/staff-sign-in';
import { languages } from './frame/language';

export const { bootstrap, mount, unmount } = pageLifecycles(StaffSignIn, languages, remembering());
