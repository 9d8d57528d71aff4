import { FilesWaiting } from './files-waiting';
import { Waiting } from './waiting';

export * from '../../../base/sending/browser-files';
export { followForm } from './follow-form';

export interface LaterProps {
  /** Whether the whole form waits for the sign-in. */
  waits: boolean;
}

/** Lists what only this device has, and sends it once online. */
export default function Later({ waits }: LaterProps) {
  return (
    <>
      {waits ? <Waiting /> : null}
      <FilesWaiting />
    </>
  );
}
