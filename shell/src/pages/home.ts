import { pageLifecycles } from '@portal/remote-sdk';
import HomePage from '../home';
import { languages } from '../language/languages';

export const { bootstrap, mount, unmount } = pageLifecycles(HomePage, languages);
