import { Notice } from '@portal/ui';
import type { OwnApplication } from '../api';
import * as t from '../messages/waitlist';

interface WaitlistNoticeProps {
  waitlist: NonNullable<OwnApplication['waitlist']>;
}

/** That the applicant waits for a place, with their number where the organisation tells it. */
export default function WaitlistNotice({ waitlist: { place } }: WaitlistNoticeProps) {
  return (
    <Notice title={place === null ? t.waitlistTitle() : t.waitlistPlace({ place })}>
      <p>{t.waitlistText()}</p>
    </Notice>
  );
}
