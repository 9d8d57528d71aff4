import { pageLifecycles } from '@portal/remote-sdk';
import AccessibilityPage from '../accessibility';

export const { bootstrap, mount, unmount } = pageLifecycles(AccessibilityPage);
