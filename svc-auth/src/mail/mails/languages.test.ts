import { neutralBranding } from '@portal/service-kit/branding';
import { type languages, languagesOffered, offerLanguages, translations } from '@portal/service-kit/language';
import { previewTemplate } from '../templates/preview';
import { standardOf, templateKinds } from './template-kinds';

const person = { id: 1, name: 'Grace Mutoni', role: 'admin', active: true };
const service = {
  stores: { people: { byId: async () => person } },
  branding: { ...neutralBranding, name: 'House of Care', mailbox: 'care@house.example' },
  publicUrl: 'https://portal.example',
  portal: { timeZone: async () => 'Africa/Kigali' },
  clock: () => new Date('2026-11-21T14:02:00Z'),
} as never;

const drawn = (kind: string, language: (typeof languages)[number]) =>
  previewTemplate(service, {
    place: { kind, language },
    template: standardOf(kind, language),
    personId: person.id,
  });

/** Whether a line is equal in every language: names, codes and addresses. */
const isNobodysWord = (line: string) => /^$|^-- $|^House of Care$|^https?:\S+$/.test(line);

const offered = languagesOffered();
afterAll(() => offerLanguages(offered));

describe.each(translations)('in %s', (language) => {
  beforeAll(() => offerLanguages(['en', language]));

  test.each(templateKinds.map(({ key }) => key))('no English is left in the mail %s', async (kind) => {
    const [english, mail] = [await drawn(kind, 'en'), await drawn(kind, language)];
    expect(mail.subject).not.toBe(english.subject);
    expect(mail.html).toContain(`<html lang="${language}">`);
    const before = new Set(english.text.split('\n'));
    expect(mail.text.split('\n').filter((line) => before.has(line) && !isNobodysWord(line))).toEqual([]);
    // A mail has the same parts in every language.
    expect(mail.text.split('\n')).toHaveLength(english.text.split('\n').length);
    expect(mail.text).not.toMatch(/[{}]/);
    // Mail programs on phones cut longer subjects.
    expect(mail.subject.length).toBeLessThanOrEqual(70);
  });
});
