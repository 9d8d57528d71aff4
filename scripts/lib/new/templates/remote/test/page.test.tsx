import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { openPage } from './open';

test('somebody who opens the page reads what it is called, and whether the portal is open', async () => {
  openPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Example name' })).toBeVisible();
  expect(await screen.findByText('The portal is open.')).toBeVisible();
  expect(document.title).toMatch(/^Example name - /);
});

test('a closed portal is reported', async () => {
  openPage(fakePortal({ open: false }));
  expect(await screen.findByText('The portal is closed.')).toBeVisible();
});

test('when nobody answers it is reported, and one can try again', async () => {
  const { portal, user } = openPage(fakePortal({ down: true }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the portal.');
  portal.down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The portal is open.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
