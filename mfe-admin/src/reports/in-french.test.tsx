import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { languages } from '../frame/language';
import { fakeServer, openStaff } from '../testing';
import { sampleReport } from '../testing/sample-report';

async function setLanguage(language: 'fr' | 'en') {
  const applyWords = await languages[language]?.();
  act(() => applyWords?.());
}

afterEach(() => setLanguage('en'));

test('a report in French: its figures, the words of the contracts, the months and the files', async () => {
  await setLanguage('fr');
  openStaff(
    '/admin/reports?range=all',
    fakeServer({ 'GET /api/admin/reports/applications': sampleReport() }),
  );
  expect(await screen.findByText('31 candidatures correspondent aux filtres')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Rapports' })).toBeVisible();
  const statuses = within(screen.getByRole('table', { name: 'Répartition par statut' }));
  expect(statuses.getByRole('rowheader', { name: 'Brouillon' })).toBeInTheDocument();
  const months = within(screen.getByRole('table', { name: 'Envois au fil du temps' }));
  expect(months.getAllByRole('rowheader').map(({ textContent }) => textContent)).toContain('nov. 2026');
  expect(screen.getByRole('button', { name: 'Télécharger PDF' })).toBeVisible();
  expect(screen.getByLabelText('Statut')).toHaveDisplayValue('Tous');
});
