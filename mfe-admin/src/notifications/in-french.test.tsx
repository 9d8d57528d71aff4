import '@testing-library/jest-dom';
import { news } from '@portal/contract-svc-applications-v1';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '../frame/language';
import { translatedStored } from '../frame/language/stored';
import { fakeServer, openStaff, sampleNotification } from '../testing';

async function setLanguage(language: 'fr' | 'rw' | 'en') {
  const applyWords = await languages[language]?.();
  act(() => applyWords?.());
}

afterEach(() => setLanguage('en'));

const gaps: Record<string, string> = {
  name: 'Ineza Mukamana',
  by: 'Eric Nshuti',
  reference: 'INT-012',
  referee: 'Dr. Habimana',
  host: 'example.org',
};
/** A sentence that the server stored; programme and status are words of this application. */
const stored = (sentence: string) =>
  sentence.replace(
    /\{(\w+)\}/g,
    (_, gap: string) => gaps[gap] ?? (gap === 'status' ? 'in review' : 'an internship'),
  );

test.each(['fr', 'rw'] as const)(
  'all news that are stored in English are said in %s, with their names',
  async (language) => {
    await setLanguage(language);
    for (const { title, message } of Object.values(news)) {
      const words = translatedStored(stored(message));
      expect(translatedStored(title)).not.toBe(title);
      expect(words).not.toBe(stored(message));
      expect(words).not.toMatch(/in review|an internship|[{}]/);
      for (const [gap, value] of Object.entries(gaps))
        if (message.includes(`{${gap}}`)) expect(words).toContain(value);
    }
  },
);

test('a notification is read in French; the name in it stays', async () => {
  const message = 'Ineza Mukamana has submitted an internship application (INT-012).';
  const notifications = [{ ...sampleNotification(1), title: 'Application submitted', message }];
  const server = fakeServer({
    'GET /api/admin/notifications': { notifications, unread_count: 1, next_before: null },
    'GET /api/admin/notifications/latest': { notifications, unread_count: 1 },
  });
  await setLanguage('fr');
  openStaff('/admin/notifications', server);
  const list = within(screen.getByRole('main'));
  await userEvent.click(await list.findByRole('button', { name: 'Notifications sur Ineza Mukamana' }));
  // The application's number is an element of its own, which does not break.
  const words = 'Ineza Mukamana a envoyé sa candidature pour un stage (INT-012).';
  const saysIt = (_: string, one: Element | null) => one?.textContent === words;
  expect(list.getAllByText(saysIt)[0]).toBeVisible();
  expect(list.getAllByText('INT-012')[0]).toHaveClass('text-nowrap');
  expect(list.getByText('Candidature envoyée')).toBeVisible();
});
