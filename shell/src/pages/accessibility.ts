import { pageLifecycles } from '@portal/remote-sdk';
import AccessibilityPage from '../own-pages/accessibility';

export const { bootstrap, mount, unmount } = pageLifecycles(AccessibilityPage);
