import { pageLifecycles } from '@portal/remote-sdk';
import HelpPage from '../own-pages/help';

export const { bootstrap, mount, unmount } = pageLifecycles(HelpPage);
