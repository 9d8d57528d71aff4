import { pageLifecycles } from '@portal/remote-sdk';
import HomePage from '../home';

export const { bootstrap, mount, unmount } = pageLifecycles(HomePage);
