import { pageLifecycles } from '@portal/remote-sdk';
import HomePage from '../home';

export { loadParts } from '../home/parts-later';
export const { bootstrap, mount, unmount } = pageLifecycles(HomePage);
