import { neutralBranding } from '../branding';
import { english } from '../language';
import { writeFrom } from './write';

const branding = { ...neutralBranding, name: 'House of Care' };
const mailOf = (text: string, values: Record<string, string | string[]> = {}) =>
  writeFrom(
    { template: { subject: 'On {reference}', text, small: '' }, translator: english },
    { values: { reference: 'APP-007', ...values } },
    branding,
  );

describe('the words of a mail', () => {
  it('have paragraphs, ends of lines, bold words and links, as text and as HTML', () => {
    const { subject, text, html } = mailOf(
      'Dear **{name}**,\nwelcome to {organisation}.\n\nRead [our rules](https://care.example/rules?a=1&b=2) first.',
      { name: 'Amina' },
    );
    expect(subject).toBe('On APP-007');
    expect(text).toContain(
      'Dear Amina,\nwelcome to House of Care.\n\nRead our rules (https://care.example/rules?a=1&b=2) first.\n',
    );
    expect(html).toContain('Dear <strong>Amina</strong>,<br>welcome to House of Care.</p>');
    expect(html).toContain(
      '<a href="https://care.example/rules?a=1&amp;b=2" class="link" style="color:#0e5a52">our rules</a>',
    );
  });

  it('take what people wrote as words, never as markup', () => {
    const evil = '<b>**x**</b> [y](https://evil.example) {reference}';
    const { text, html } = mailOf('Dear {name},\n\n{message}', { name: evil, message: [evil, 'second'] });
    expect(text).toContain(`Dear ${evil},\n\n${evil}\n\nsecond\n`);
    expect(html).not.toMatch(/<b>|<strong>|href="https:\/\/evil/);
    expect(html).toContain('&lt;b&gt;**x**&lt;/b&gt;');
  });

  it('escape what an administrator types, and make no link of an address that does something', () => {
    const { html } = mailOf('<script>x</script> [a](javascript:alert(1)) **<i>**');
    expect(html).not.toMatch(/<script|<i>|javascript:alert\(1\)"/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('leave out a paragraph whose placeholder has no value', () => {
    expect(mailOf('A\n\n{message}\n\nB', { message: [] }).text).toContain('A\n\nB\n');
  });
});
