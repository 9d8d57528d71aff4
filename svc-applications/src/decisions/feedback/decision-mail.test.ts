import { neutralBranding } from '@portal/service-kit/branding';
import { type DecisionLetter, decisionMail } from './decision-mail';

const letter: DecisionLetter = {
  application: { id: 7, type: 'intern' },
  name: 'Amina <Uwase>',
  status: 'approved',
  message: 'Bring your <passport>.\n\n  See you in June.  ',
  publicUrl: 'https://apply.example.org',
};
const branding = { ...neutralBranding, name: 'House of Care', mailbox: 'apply@care.example' };

describe('the mail of a decision', () => {
  const mail = decisionMail(letter, branding);

  it('has the decision, the message of staff, and the address to see both', () => {
    expect(mail.subject).toBe('Your internship application has been approved (APP-007)');
    for (const part of [
      'Dear Amina <Uwase>,',
      'your internship application to House of Care has been approved',
      'Bring your <passport>.\n\nSee you in June.\n\n',
      'Reference: APP-007',
      'https://apply.example.org/userdashboard/applications/7',
      'apply@care.example',
    ]) {
      expect(mail.text).toContain(part);
    }
  });

  it('has the same content in HTML, and escapes the message', () => {
    expect(mail.html).toContain('Bring your &lt;passport&gt;.</p>');
    expect(mail.html).toContain('See you in June.</p>');
    expect(mail.html).not.toContain('<passport>');
  });

  it('has a subject and words of its own for each decision', () => {
    const visit = { ...letter, application: { id: 8, type: 'visitor' as const } };
    const review = decisionMail({ ...visit, status: 'in-review' }, branding);
    expect(review.subject).toBe('We are looking at your visit application (APP-008)');
    expect(review.text).toContain('We will write to you again');
    const rejection = decisionMail({ ...visit, status: 'rejected' }, branding);
    expect(rejection.subject).toBe('The decision on your visit application (APP-008)');
    expect(rejection.text).toContain('we are sorry that we cannot offer you a place');
    expect(rejection.text).toContain('one year after');
  });
});
