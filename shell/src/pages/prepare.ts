import { pageLifecycles } from '@portal/remote-sdk';
import PreparePage from '../own-pages/prepare';

export const { bootstrap, mount, unmount } = pageLifecycles(PreparePage);
