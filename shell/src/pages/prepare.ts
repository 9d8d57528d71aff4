import { pageLifecycles } from '@portal/remote-sdk';
import PreparePage from '../prepare';

export const { bootstrap, mount, unmount } = pageLifecycles(PreparePage);
