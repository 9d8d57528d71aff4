import { pageLifecycles } from '@portal/remote-sdk';
import { WelcomePage } from './welcome/welcome-page';

export const { bootstrap, mount, unmount } = pageLifecycles(WelcomePage);
