import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff } from '../../testing';
import { sampleSettings } from '../../testing/sample-administration';

test('administrators write the terms in each language that the portal offers', async () => {
  const server = fakeServer({
    'GET /api/admin/settings': sampleSettings,
    'GET /api/terms': { texts: { fr: 'Soyez gentils.' } },
    'PUT /api/admin/terms': { texts: { fr: 'Soyez à l’heure.' } },
  });
  openStaff('/admin/portal-settings', server, 'admin', ['en', 'fr']);
  const text = await screen.findByLabelText('Text');
  expect(text).toHaveValue('');
  const languages = within(screen.getByLabelText('Language of the text')).getAllByRole('option');
  expect(languages.map(({ textContent }) => textContent)).toEqual(['English', 'French']);
  await userEvent.selectOptions(screen.getByLabelText('Language of the text'), 'fr');
  expect(text).toHaveValue('Soyez gentils.');
  expect(text).toHaveAttribute('lang', 'fr');
  await userEvent.clear(text);
  await userEvent.paste('Soyez à l’heure.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the terms' }));
  expect(await screen.findByDisplayValue('Soyez à l’heure.')).toBeVisible();
  expect(server.asked.at(-1)).toMatchObject({ body: { language: 'fr', text: 'Soyez à l’heure.' } });
});
