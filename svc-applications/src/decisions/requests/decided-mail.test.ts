import { neutralBranding } from '@portal/service-kit/branding';
import { requestDecidedMail } from './decided-mail';

const letter = {
  type: 'intern' as const,
  name: 'Amina <Uwase>',
  notes: null,
  publicUrl: 'https://apply.example.org',
};

describe('the mail about a request for another application', () => {
  it('names the next step after an approval, with the address', () => {
    const mail = requestDecidedMail({ ...letter, status: 'approved' }, neutralBranding);
    expect(mail.subject).toBe('You can apply for another internship');
    for (const part of ['Dear Amina <Uwase>,', 'opened a draft', 'It reaches us only then']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain('https://apply.example.org/userdashboard');
    expect(mail.html).toContain('Dear Amina &lt;Uwase&gt;,');
  });
  it('carries the note of the administrator', () => {
    const noted = { ...letter, type: 'visitor' as const, notes: 'Welcome back.\n\nBring your badge.' };
    const mail = requestDecidedMail({ ...noted, status: 'approved' }, neutralBranding);
    expect(mail.subject).toBe('You can apply for another visit');
    expect(mail.text).toContain('Welcome back.\n\nBring your badge.');
  });
  it('gives the reason when it is rejected', () => {
    const mail = requestDecidedMail(
      { ...letter, status: 'rejected', notes: 'All places are taken this year.' },
      neutralBranding,
    );
    expect(mail.subject).toBe('Your request for another internship application');
    expect(mail.text).toContain('gives this reason:\n\nAll places are taken this year.');
    expect(mail.text).not.toContain('draft');
  });
});
