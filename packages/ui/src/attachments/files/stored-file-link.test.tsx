import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoredFileLink } from './stored-file-link';
import { type UploadTarget, UploadTargetContext } from './upload-target';

const href = '/api/storage/7/cv.pdf';
const failed = 'Failed to open document. Please try again.';
const tab = { close: jest.fn(), opener: {}, location: { replace: jest.fn() } };
const openTab = jest.spyOn(window, 'open');
const ask = jest.fn();
const answers = (...statuses: number[]) => {
  for (const status of statuses) ask.mockResolvedValueOnce({ ok: status === 200, status });
};

async function press(target: Partial<UploadTarget> = {}) {
  const renew = jest.fn(target.renew ?? (() => Promise.resolve()));
  const notify = jest.fn();
  render(
    <UploadTargetContext value={{ failed, notify, ...target, renew }}>
      <StoredFileLink href={href}>cv.pdf</StoredFileLink>
    </UploadTargetContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'cv.pdf (opens in a new tab)' }));
  return { renew, notify };
}

beforeEach(() => {
  jest.clearAllMocks();
  ask.mockReset();
  globalThis.fetch = ask;
  openTab.mockReturnValue(tab as unknown as Window);
});
afterAll(() => openTab.mockRestore());

test('a file that is there opens in a new tab, which knows nothing of this one', async () => {
  answers(200);
  const { renew } = await press();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(href));
  expect(tab.opener).toBeNull();
  expect(ask).toHaveBeenCalledWith(href, expect.objectContaining({ method: 'HEAD' }));
  expect(renew).not.toHaveBeenCalled();
});

test.each([401, 404])('a cookie that has run out (%i) is renewed, and the file opens', async (status) => {
  answers(status, 200);
  const { renew } = await press();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(href));
  expect(renew).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a missing file', [404, 404], `${failed} The file was not found.`],
  [
    'a file that was not scanned yet',
    [409],
    `${failed} It is still being checked for viruses: please try again in a minute.`,
  ],
  ['a service that is down', [503], failed],
])('%s is reported beside the link, not in the tab', async (_, statuses, sentence) => {
  answers(...statuses);
  const { notify } = await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(tab.close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledWith(failed);
});

test('a session that has ended is reported, with the way to go on', async () => {
  answers(401);
  await press({ renew: () => Promise.reject(new Error('401')) });
  expect(await screen.findByRole('alert')).toHaveTextContent('sign in again to open it');
});

test('a lost connection is reported; the next press asks again', async () => {
  ask.mockRejectedValueOnce(new TypeError('network'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  answers(200);
  await userEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(href));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the browser blocks the tab, the link is followed', async () => {
  openTab.mockReturnValue(null);
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  answers(200);
  await press();
  await waitFor(() => expect(followed).toHaveBeenCalled());
  const link = followed.mock.contexts[0] as HTMLAnchorElement;
  expect([link.pathname, link.target, link.rel]).toEqual([href, '_blank', 'noopener']);
  followed.mockRestore();
});

test.each([
  ['waiting', 'cv.pdf Being checked for viruses'],
  ['refused', 'cv.pdf Contains a virus and cannot be opened'],
] as const)('a file that is %s for the virus scanner is no link, and says why', (scan, text) => {
  const { container } = render(
    <StoredFileLink href={href} scan={scan}>
      cv.pdf
    </StoredFileLink>,
  );
  expect(container).toHaveTextContent(text);
  expect(screen.queryByRole('link')).toBeNull();
});
