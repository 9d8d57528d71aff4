import { neutralBranding } from '@portal/service-kit/branding';
import { type Confirmation, confirmationMail } from './confirmation-mail';

const link = 'https://apply.example.org/#reset=abc';
const confirmation: Confirmation = {
  application: { id: 7, type: 'intern', origin: 'wizard' },
  email: 'amina@example.org',
  submittedAt: new Date('2026-11-21T04:44:00Z'),
  timeZone: 'Africa/Kigali',
  password: 'Fresh-pass-7',
  link,
  publicUrl: 'https://apply.example.org',
};
const branding = { ...neutralBranding, name: 'House of Care', mailbox: 'apply@care.example' };

describe('the confirmation mail', () => {
  const mail = confirmationMail(confirmation, branding);

  it('names the application, the day of its submission and the organisation', () => {
    expect(mail.subject).toBe('We have received your internship application (APP-007)');
    for (const part of ['Hello,', 'Reference: APP-007', 'Received: 21 November 2026 at 06:44 (Kigali)']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain('House of Care');
    expect(mail.text).toContain('apply@care.example');
  });

  it('names the next steps and how to sign in', () => {
    expect(mail.text).toContain('eligibility, qualifications and fit with our mission');
    expect(mail.text).toContain('Email: amina@example.org\nPassword: Fresh-pass-7');
    expect(mail.text).toContain('https://apply.example.org');
    expect(mail.text).toContain('within 14 days');
  });

  it('shows a visitor the conditions of a visit', () => {
    const visit = confirmationMail(
      { ...confirmation, application: { id: 8, type: 'visitor', origin: 'wizard' } },
      branding,
    );
    expect(visit.subject).toBe('We have received your visit application (APP-008)');
    expect(visit.text).toContain('visits depend on availability, and visitors pay their own costs');
    expect(visit.text).not.toContain('eligibility, qualifications');
  });

  it('mentions documents only where they are required', () => {
    expect(mail.text).toContain('has reached us, complete with its documents.');
    const further = { id: 9, type: 'intern', origin: 'secondary' } as const;
    expect(confirmationMail({ ...confirmation, application: further }, branding).text).toContain(
      'Your internship application has reached us.',
    );
  });

  it('has the same content in HTML', () => {
    expect(mail.html).toContain('Hello,');
    expect(mail.html).toContain('Fresh-pass-7');
  });

  it('leads to a password of one’s own beside the mailed one, or alone where an administrator has chosen so', () => {
    expect(mail.text).toContain(`You can choose a password of your own at once, by this link: ${link}`);
    expect(mail.text).toContain('Sign in:\nhttps://apply.example.org');
    const { password, ...linkAlone } = confirmation;
    const { text } = confirmationMail(linkAlone, branding);
    expect(text).toContain(`Choose a password:\n${link}`);
    expect(text).toContain('works once, within 14 days');
    expect(text).not.toContain('Password:');
  });

  it('mentions the applicant’s own password, and carries none', () => {
    const { password, link: none, ...known } = confirmation;
    const { text } = confirmationMail(known, branding);
    expect(text).toContain('the password you already have');
    expect(text).not.toContain('Password:');
    expect(text).not.toContain('14 days');
  });
});
