import { programmes } from '@portal/contract-svc-applications-v1';
import { neutralBranding } from '@portal/service-kit/branding';
import { type Language, languagesOffered, offerLanguages, translations } from '@portal/service-kit/language';
import { confirmationMail } from './drafting/submission/confirmation-mail';
import { previewTemplate } from './mail/templates/preview';
import { kindOf, standardOf } from './mail/templates/template';
import { plainWording, wordingIn } from './mail/wording';
import { translatorFor } from './platform/language/translator-for';
import { askMail, withEnglish } from './referees/ask-mail';
import { works } from './works';

const branding = { ...neutralBranding, name: 'House of Care', mailbox: 'care@house.example' };
const service = {
  works,
  stores: { conflicts: { hiddenFrom: async () => [] }, lists: { page: async () => ({ rows: [] }) } },
  branding,
  publicUrl: 'https://portal.example',
  clock: () => new Date('2026-11-21T14:02:00Z'),
  portal: { known: () => ({ timeZone: 'Africa/Kigali' }) },
} as never;

const drawn = (kind: string, programme: string, language: Language) =>
  previewTemplate(service, {
    actor: {} as never,
    place: { kind, programme, language },
    template: standardOf(works, kind, language),
  });

/** Lines that are the same in every language: names, codes and addresses. */
const isNobodysWord = (line: string) => /^$|^-- $|^House of Care$|^https?:\S+$/.test(line);

const parts = programmes.flatMap(({ key }) => works.templates.map((kind) => [kind.key, key] as const));

const offered = languagesOffered();
afterAll(() => offerLanguages(offered));

describe.each(translations)('in %s', (language) => {
  beforeAll(() => offerLanguages(['en', language]));
  afterAll(() => offerLanguages(offered));

  test.each(parts)('no English is left in the mail %s of %s', async (kind, programme) => {
    const [english, mail] = [await drawn(kind, programme, 'en'), await drawn(kind, programme, language)];
    expect(mail.subject).not.toBe(english.subject);
    expect(mail.html).toContain(`<html lang="${language}">`);
    const before = new Set(english.text.split('\n'));
    expect(mail.text.split('\n').filter((line) => before.has(line) && !isNobodysWord(line))).toEqual([]);
    // A mail has the same parts in every language.
    expect(mail.text.split('\n')).toHaveLength(english.text.split('\n').length);
    expect(mail.text).not.toMatch(/[{}]/);
    expect(mail.text).not.toMatch(/internship|November|Step \d|: personal/i);
    // Mail programs on phones cut longer subjects.
    expect(mail.subject.length).toBeLessThanOrEqual(70);
  });

  test.each([
    { password: 'Fresh-7', link: 'https://portal.example/#reset=1' },
    { link: 'https://portal.example/#reset=1' },
    {},
  ])('no English is left in a confirmation with %o', async (made) => {
    const letter = {
      application: { id: 7, type: 'intern' as const, origin: 'wizard' as const },
      email: 'amina@example.org',
      submittedAt: new Date('2026-11-21T04:44:00Z'),
      timeZone: 'Africa/Kigali',
      publicUrl: 'https://portal.example',
      ...made,
    };
    const stores = {
      templates: { current: async () => standardOf(works, 'confirmation', language) },
    } as never;
    const wording = await wordingIn({ stores }, kindOf(works, 'confirmation'), { type: 'intern', language });
    const [english, mail] = [confirmationMail(letter, branding), confirmationMail(letter, branding, wording)];
    const before = new Set(english.text.split('\n'));
    expect(mail.text.split('\n').filter((line) => before.has(line) && !isNobodysWord(line))).toEqual([]);
    expect(mail.text).toContain('APP-007');
  });
});

test('a mail is never in a language that the portal does not offer, whatever was kept for its reader', async () => {
  const swahili = () => drawn('decision-approved', 'intern', 'sw');
  const english = await drawn('decision-approved', 'intern', 'en');
  expect(translatorFor('sw').language).toBe('en');
  expect((await swahili()).subject).toBe(english.subject);
  offerLanguages(['en', 'sw']);
  expect((await swahili()).subject).toMatch(/^Ombi lako la mafunzo kwa vitendo limekubaliwa/);
  expect(translatorFor('fr').language).toBe('en');
  offerLanguages(offered);
});

test('a referee reads the language of the application, and English below', () => {
  const plain = plainWording(kindOf(works, 'letter-asked'));
  const french = { template: standardOf(works, 'letter-asked', 'fr'), translator: translatorFor('fr') };
  const asked = { applicant: 'Amina', link: 'https://portal.example/letters/x' };
  const { subject, text, html } = askMail(asked, branding, withEnglish(french, plain));
  expect(subject).toBe('Amina vous demande une lettre de recommandation');
  expect(text).toMatch(/^Bonjour,[\s\S]+In English\n\nHello,\n\nAmina has named you/);
  expect(text).toContain('Le lien est pour vous seulement');
  expect(text).toContain('The link is only for you');
  const english = html.match(/<p lang="en"[^>]*>.*?<\/p>/g)?.join('') ?? '';
  for (const words of [
    'In English',
    'Amina has named you',
    'You do not need an account',
    'The link is only for you',
  ])
    expect(english).toContain(words);
  expect(english).not.toContain('Bonjour');
  expect(withEnglish(plain, plain)).toBe(plain);
});
