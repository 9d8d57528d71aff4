import { pageLifecycles } from '@portal/remote-sdk';
import HelpPage from '../help';

export const { bootstrap, mount, unmount } = pageLifecycles(HelpPage);
