import { resetMail } from './reset-mail';

const branding = { name: 'Hill & Valley', mailbox: 'help@example.org', website: 'https://example.org' };
const link = 'https://portal.example.org/#reset=abc';

describe('the mail with the link to a new password', () => {
  it('has the same as text and as HTML: the link, how long it works, where to ask', () => {
    const mail = resetMail(link, branding);
    expect(mail.subject).toBe('Choose a new password for Hill & Valley');
    for (const sentence of ['Hello,', link, 'It works once, within the next hour.', 'help@example.org']) {
      expect(mail.text).toContain(sentence);
      expect(mail.html).toContain(sentence);
    }
  });

  it('shows the name of the organisation as text, never as markup', () => {
    expect(resetMail(link, branding).html).toContain('Hill &amp; Valley');
  });

  it('loads nothing from elsewhere', () => {
    expect(resetMail(link, branding).html).not.toMatch(/<img|<link|<script|url\(/);
  });
});
