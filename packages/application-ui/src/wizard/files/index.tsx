import { FilesWaiting } from './files-waiting';
import { Waiting } from './waiting';

export * from '../../sending/browser-files';
export { followForm } from './follow-form';

export interface LaterProps {
  /** Whether the whole form waits for the sign-in. */
  waits: boolean;
}

/** Says what this device alone has, and sends it when there is a line. */
export default function Later({ waits }: LaterProps) {
  return (
    <>
      {waits ? <Waiting /> : null}
      <FilesWaiting />
    </>
  );
}
