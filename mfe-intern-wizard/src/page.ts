import { pageLifecycles } from '@portal/remote-sdk';
import { said } from '@portal/ui/language';
import { languages } from './language';
import { InternshipPage } from './wizard/internship-page';

export const { bootstrap, mount, unmount } = pageLifecycles(InternshipPage, languages, said);
