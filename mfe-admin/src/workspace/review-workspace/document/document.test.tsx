import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff } from '../../../testing';
import { axe } from '../../../testing/axe';
import { deskPortal } from '../../../testing/sample-desk';

const drawn: number[] = [];
const destroyed = jest.fn();
let read: () => Promise<unknown>;

jest.mock('./pdf-engine', () => ({
  readPdf: () => ({ promise: read(), destroy: destroyed }),
  TextLayer: class {
    render = () => Promise.resolve();
    cancel = () => undefined;
    static cleanup() {}
  },
}));

const page = (number: number) => ({
  getViewport: ({ scale }: { scale: number }) => ({ width: 600 * scale, height: 800 * scale, scale }),
  render() {
    drawn.push(number);
    return { promise: Promise.resolve(), cancel: () => undefined };
  },
  streamTextContent: () => null,
});
const threePages = async () => ({ numPages: 3, getPage: async (number: number) => page(number) });

const served = (type: string) => {
  const file = { type, arrayBuffer: async () => new ArrayBuffer(8) };
  globalThis.fetch = jest.fn(async () => ({ ok: true, blob: async () => file })) as unknown as typeof fetch;
};
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const link = () => screen.findByRole('link', { name: 'cv.pdf (opens on this page)' });

beforeEach(() => {
  localStorage.clear();
  drawn.length = 0;
  read = threePages;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 400 });
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});

test('a PDF is drawn beside the text; its pages turn by key, and applicants stay', async () => {
  served('application/pdf');
  openStaff('/dashboard/intern/12', deskPortal());
  await userEvent.click(await link());
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'cv.pdf' })).toHaveFocus();
  await waitFor(() => expect(drawn).toContain(1));
  press('ArrowRight');
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await waitFor(() => expect(drawn).toContain(2));
  press('ArrowLeft');
  press('ArrowLeft');
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  press('+');
  expect(screen.getByText('125 %')).toBeVisible();
  expect(location.pathname).toBe('/dashboard/intern/12');
  expect(screen.getByRole('link', { name: 'Download cv.pdf' })).toHaveAttribute('download', 'cv.pdf');
  expect(await axe(document.body)).toEqual([]);
});

test('Escape closes it: its engine ends, and the focus is at its link again', async () => {
  served('application/pdf');
  openStaff('/dashboard/intern/12', deskPortal());
  await userEvent.click(await link());
  await screen.findByText('Page 1 of 3');
  press('Escape');
  expect(await link()).toHaveFocus();
  expect(screen.queryByText('Page 1 of 3')).toBeNull();
  expect(destroyed).toHaveBeenCalled();
});

test('o opens the documents one after another', async () => {
  served('application/pdf');
  openStaff('/dashboard/intern/12', deskPortal());
  await link();
  press('o');
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
});

test('f opens it as large as the page; f makes it small again, and Escape leads back to its link', async () => {
  served('application/pdf');
  openStaff('/dashboard/intern/12', deskPortal());
  await link();
  press('f');
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  const panel = document.getElementById('desk-panel');
  expect(panel).toHaveClass('p-panel-large');
  expect(screen.getByRole('button', { name: 'Full page' })).toHaveAttribute('aria-pressed', 'true');
  expect(await axe(document.body)).toEqual([]);
  press('f');
  expect(panel).not.toHaveClass('p-panel-large');
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Full page' }));
  expect(panel).toHaveClass('p-panel-large');
  press('Escape');
  expect(screen.queryByText('Page 1 of 3')).toBeNull();
  expect(panel).not.toHaveClass('p-panel-large');
});

test('a picture is shown as it is', async () => {
  served('image/png');
  openStaff('/dashboard/intern/12', deskPortal());
  await userEvent.click(await link());
  expect(await screen.findByRole('img', { name: 'cv.pdf' })).toHaveAttribute('src', 'blob:here');
});

test.each([
  ['a file of Word', 'application/msword', threePages, 'Files of this kind cannot be shown here.'],
  [
    'a locked PDF',
    'application/pdf',
    () => Promise.reject(Object.assign(new Error(), { name: 'PasswordException' })),
    'This file is locked with a password, so it cannot be shown here.',
  ],
  [
    'a broken PDF',
    'application/pdf',
    () => Promise.reject(new Error('Invalid PDF structure')),
    'This PDF cannot be shown here.',
  ],
])('%s shows why it is not displayed, and a link to a new tab', async (_, type, reading, sentence) => {
  served(type);
  read = reading;
  openStaff('/dashboard/intern/12', deskPortal());
  await userEvent.click(await link());
  expect(await screen.findByText(sentence)).toBeVisible();
  const elsewhere = screen.getByRole('link', { name: 'cv.pdf (opens in a new tab)' });
  expect(elsewhere).toHaveAttribute('href', '/api/storage/12/cv.pdf');
});

test('where somebody stopped is found again: the application, and the page of the open document', async () => {
  served('application/pdf');
  openStaff('/dashboard/intern/12?status=submitted', deskPortal());
  await userEvent.click(await link());
  await screen.findByText('Page 1 of 3');
  press('ArrowRight');
  await waitFor(() => expect(localStorage.getItem('staff:desk:stopped:1')).toContain('"page":2'));
  document.body.replaceChildren();

  openStaff('/dashboard', deskPortal());
  const back = await screen.findByRole('link', { name: 'Continue where you stopped: INT-012' });
  expect(back).toHaveAttribute('href', '/dashboard/intern/12?status=submitted');
  await userEvent.click(back);
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
});
