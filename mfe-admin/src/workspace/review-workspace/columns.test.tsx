import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { openStaff } from '../../testing';
import { deskPortal } from '../../testing/sample-desk';

beforeEach(() => localStorage.clear());

const edge = (name: string) => screen.findByRole('separator', { name });
const desk = () => document.querySelector('.p-desk') as HTMLElement;

test('columns are sized by keys within their bounds, and stay so on this device', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  const list = await edge('Width of the list');
  expect(list).toHaveAttribute('aria-valuenow', '350');
  fireEvent.keyDown(list, { key: 'ArrowRight' });
  expect(list).toHaveAttribute('aria-valuenow', '374');
  expect(desk().style.getPropertyValue('--p-desk-list')).toBe('374px');
  fireEvent.keyDown(list, { key: 'Home' });
  fireEvent.keyDown(list, { key: 'ArrowLeft' });
  expect(list).toHaveAttribute('aria-valuenow', '240');

  const panel = await edge('Width of the panel');
  fireEvent.keyDown(panel, { key: 'ArrowLeft' });
  expect(panel).toHaveAttribute('aria-valuenow', '484');
  expect(location.pathname).toBe('/dashboard/intern/12');

  document.body.replaceChildren();
  openStaff('/dashboard/intern/12', deskPortal());
  expect(await edge('Width of the panel')).toHaveAttribute('aria-valuenow', '484');
});

test('a double press brings the usual width back', async () => {
  openStaff('/dashboard/intern', deskPortal());
  const list = await edge('Width of the list');
  fireEvent.keyDown(list, { key: 'End' });
  expect(list).toHaveAttribute('aria-valuenow', '520');
  fireEvent.doubleClick(list);
  expect(list).toHaveAttribute('aria-valuenow', '350');
  expect(desk().style.getPropertyValue('--p-desk-list')).toBe('');
});
