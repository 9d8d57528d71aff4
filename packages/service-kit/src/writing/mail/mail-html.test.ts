import { writeMail } from './index';

const branding = { name: 'Hope & Care', mailbox: 'office@portal.local', website: 'https://example.org' };
const { html, text } = writeMail(
  {
    subject: 'We have your <application>',
    greeting: 'Dear Amina,',
    paragraphs: ['Thank you.', [{ kind: 'link', text: 'More', href: 'https://example.org/?a=1&b=2' }]],
    facts: [{ term: 'Reference', value: 'APP-012' }],
    button: { label: 'Open', href: 'https://example.org/userdashboard' },
    afterwards: ['Keep this mail.'],
  },
  branding,
);

test('the HTML of a mail contains what its text contains', () => {
  const words = html.replace(/<head>.*<\/head>/s, '').replace(/<[^>]+>/g, ' ');
  for (const part of [
    'Dear Amina,',
    'Thank you.',
    'More',
    'Reference',
    'APP-012',
    'Open',
    'Keep this mail.',
  ]) {
    expect(words).toContain(part);
    expect(text).toContain(part);
  }
  expect(words).toContain('Hope &amp; Care');
  expect(html).toContain('We have your &lt;application&gt;');
});

test('a mail fetches nothing and runs nothing', () => {
  expect(html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import|\son\w+=/);
});

test('a mail is at most 600 px wide, and one column on a phone', () => {
  expect(html).toContain('max-width:600px');
  expect(html.match(/ width="\d+"/g)?.map((width) => Number(width.match(/\d+/)))).toEqual([36]);
});

/** The luminance of an sRGB colour, by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [more = 0, less = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
}
const inDark = (name: string) =>
  new RegExp(`\\.${name}\\{[\\w-]+:(#\\w{6})!important\\}`).exec(html)?.[1] ?? '';
const inLight = (name: string) =>
  new RegExp(`class="${name}" [^>]*style="[\\w-]+:(#\\w{6})`).exec(html)?.[1] ?? '';

test.each(['ink', 'muted', 'link'])('words of the kind %s can be read, in light and dark', (name) => {
  expect(contrast(inDark(name), inDark('surface'))).toBeGreaterThan(4.5);
  expect(contrast(inDark(name), inDark('ground'))).toBeGreaterThan(4.5);
  expect(contrast(inLight(name), '#ffffff')).toBeGreaterThan(4.5);
});
test('the button can be read in light and dark', () => {
  expect(contrast(inDark('on'), inDark('accent'))).toBeGreaterThan(4.5);
  expect(contrast(inLight('on'), '#0e5a52')).toBeGreaterThan(4.5);
});
