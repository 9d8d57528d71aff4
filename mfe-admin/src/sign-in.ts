import { pageLifecycles } from '@portal/remote-sdk';
import { SignInPage } from './sign-in/sign-in-page';

export const { bootstrap, mount, unmount } = pageLifecycles(SignInPage);
