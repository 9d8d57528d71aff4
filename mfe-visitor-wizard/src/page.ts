import { pageLifecycles } from '@portal/remote-sdk';
import { remembering } from '@portal/ui/language';
import { languages } from './language';
import { VisitPage } from './programme/visit-page';

export const { bootstrap, mount, unmount } = pageLifecycles(VisitPage, languages, remembering());
