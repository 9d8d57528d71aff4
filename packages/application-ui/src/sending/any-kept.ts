import { deviceStore } from '@portal/remote-sdk';

export const anyKept = () => deviceStore<boolean>('portal-files-on-their-way');

/** Whether this device may keep files that are not stored yet, of any form. */
export const isAnyFileKept = (): boolean => anyKept().read() === true;
