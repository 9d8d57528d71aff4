import { FILE_DATABASE } from '@portal/contract-shell-v1';
import { deviceStore } from '@portal/remote-sdk';

export const anyKept = () => deviceStore<boolean>(FILE_DATABASE.mark, { of: 'device' });

/** Whether this device may keep files of any form that are not stored on the server yet. */
export const isAnyFileKept = (): boolean => anyKept().read() === true;
