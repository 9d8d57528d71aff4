import { pageLifecycles } from '@portal/remote-sdk';
import { remembering } from '@portal/ui/language';
import { languages } from './language';
import { InternshipPage } from './programme/internship-page';

export const { bootstrap, mount, unmount } = pageLifecycles(InternshipPage, languages, remembering());
