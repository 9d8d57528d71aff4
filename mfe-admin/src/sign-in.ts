import { pageLifecycles } from '@portal/remote-sdk';
import { StaffDoor } from './sign-in/staff-door';

export const { bootstrap, mount, unmount } = pageLifecycles(StaffDoor);
