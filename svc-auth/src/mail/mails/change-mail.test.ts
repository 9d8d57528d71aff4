import { neutralBranding } from '@portal/service-kit/branding';
import { accountChanges } from '../../accounts/changes/kinds';
import { changeMail } from './change-mail';
import { changedKey, plainWording } from './template-kinds';

describe('the mail about a change of one’s account', () => {
  const result = {
    at: new Date('2026-11-21T14:02:00Z'),
    timeZone: 'Africa/Kigali',
    forgotten: 'https://portal.example/?forgotten',
  };

  it.each(accountChanges)(
    'says what was changed, when, and what to do if it was somebody else (%s)',
    (change) => {
      const { subject, text } = changeMail(result, neutralBranding, plainWording(changedKey(change)));
      expect(subject).toMatch(/^(Your|An administrator) .+\(.+\)$/);
      expect(text).toContain('When: 21 November 2026 at 16:02 (Kigali)');
      expect(text).toContain('Not you? Choose a new password:\nhttps://portal.example/?forgotten');
      expect(text).toContain(neutralBranding.mailbox);
    },
  );
});
