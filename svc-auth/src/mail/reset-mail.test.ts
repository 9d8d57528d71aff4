import { resetMail } from './reset-mail';

const branding = { name: 'Hill & Valley', mailbox: 'help@example.org', website: 'https://example.org' };
const link = 'https://portal.example.org/?reset=abc';

describe('the mail with the link to a new password', () => {
  it('says the same as text and as HTML: who asked, the link, how long it works, whom to ask', () => {
    const mail = resetMail({ name: 'Amina Uwase' }, link, branding);
    expect(mail.subject).toBe('Choose a new password for Hill & Valley');
    for (const sentence of [
      'Dear Amina Uwase,',
      link,
      'It works once, within the next hour.',
      'help@example.org',
    ]) {
      expect(mail.text).toContain(sentence);
      expect(mail.html).toContain(sentence);
    }
  });

  it('shows a name as it was typed, never as markup', () => {
    const mail = resetMail({ name: '<img src=x onerror="alert(1)">' }, link, branding);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(mail.html).toContain('Hill &amp; Valley');
  });

  it('loads nothing from elsewhere', () => {
    expect(resetMail({ name: 'Amina' }, link, branding).html).not.toMatch(/<img|<link|<script|url\(/);
  });
});
