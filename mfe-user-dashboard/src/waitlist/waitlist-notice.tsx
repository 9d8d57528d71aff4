import { Notice } from '@portal/ui';
import type { OwnApplication } from '../api';
import * as t from '../messages/waitlist';

interface WaitlistNoticeProps {
  waitlist: NonNullable<OwnApplication['waitlist']>;
}

/** Says that the applicant is on the waiting list, with their position where the organisation shows it. */
export default function WaitlistNotice({ waitlist: { place } }: WaitlistNoticeProps) {
  return (
    <Notice title={place === null ? t.waitlistTitle() : t.waitlistPlace({ place })}>
      <p>{t.waitlistText()}</p>
    </Notice>
  );
}
