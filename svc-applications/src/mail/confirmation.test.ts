import { neutralBranding } from '@portal/service-kit/branding';
import { type Confirmation, confirmationMail } from './confirmation';

const confirmation: Confirmation = {
  application: { id: 7, type: 'intern', origin: 'wizard' },
  name: 'Amina <Uwase>',
  email: 'amina@example.org',
  submittedAt: new Date('2026-11-21T04:44:00Z'),
  password: 'Fresh-pass-7',
  publicUrl: 'https://apply.example.org',
};
const branding = { ...neutralBranding, name: 'House of Care', mailbox: 'apply@care.example' };

describe('the confirmation mail', () => {
  const mail = confirmationMail(confirmation, branding);

  it('names the application, the day it came in and who writes', () => {
    expect(mail.subject).toBe('We have received your internship application (INT-7)');
    for (const part of [
      'Dear Amina <Uwase>,',
      'Reference: INT-7',
      'Received: 21 November 2026 at 04:44 UTC',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain('House of Care');
    expect(mail.text).toContain('apply@care.example');
  });

  it('says what happens next and how to sign in', () => {
    expect(mail.text).toContain('eligibility, qualifications and fit with our mission');
    expect(mail.text).toContain('Email: amina@example.org\nPassword: Fresh-pass-7');
    expect(mail.text).toContain('https://apply.example.org');
    expect(mail.text).toContain('within 14 days');
  });

  it('tells a visitor what a visit depends on', () => {
    const visit = confirmationMail(
      { ...confirmation, application: { id: 8, type: 'visitor', origin: 'wizard' } },
      branding,
    );
    expect(visit.subject).toBe('We have received your visit application (VIS-8)');
    expect(visit.text).toContain('visits depend on availability, and visitors pay their own costs');
    expect(visit.text).not.toContain('eligibility, qualifications');
  });

  it('speaks of documents only where there had to be some', () => {
    expect(mail.text).toContain('has reached us, complete with its documents.');
    const further = { id: 9, type: 'intern', origin: 'secondary' } as const;
    expect(confirmationMail({ ...confirmation, application: further }, branding).text).toContain(
      'Your internship application has reached us.',
    );
  });

  it('says the same in HTML, with nothing of the applicant’s taken for markup', () => {
    expect(mail.html).toContain('Dear Amina &lt;Uwase&gt;,');
    expect(mail.html).toContain('Fresh-pass-7');
    expect(mail.html).not.toContain('<Uwase>');
  });

  it('mentions the password that someone has already, and carries none', () => {
    const { password, ...known } = confirmation;
    const { text } = confirmationMail(known, branding);
    expect(text).toContain('the password you already have');
    expect(text).not.toContain('Password:');
    expect(text).not.toContain('14 days');
  });
});
