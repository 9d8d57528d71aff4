import { FILE_DATABASE } from '@portal/contract-shell-v1';
import { deviceStore } from '@portal/remote-sdk';

export const anyKept = () => deviceStore<boolean>(FILE_DATABASE.mark, { of: 'device' });

/** Whether this device may keep files that are not stored yet, of any form. */
export const isAnyFileKept = (): boolean => anyKept().read() === true;
