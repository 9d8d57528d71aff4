import { pageLifecycles } from '@portal/remote-sdk';
import { ExampleNamePage } from './example-name-page';

export const { bootstrap, mount, unmount } = pageLifecycles(ExampleNamePage);
