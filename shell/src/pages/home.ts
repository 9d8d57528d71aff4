import { pageLifecycles } from '@portal/remote-sdk';
import HomePage from '../own-pages/home';

export { loadParts } from '../own-pages/home/parts-later';
export const { bootstrap, mount, unmount } = pageLifecycles(HomePage);
