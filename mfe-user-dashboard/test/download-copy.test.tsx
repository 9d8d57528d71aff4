import '@testing-library/jest-dom';
import { application, fakePortal, heading, openDashboard, screen, waitFor } from './open';

const OWN_COPY = 'GET /api/user/applications/7/pdf';
const submitted = () => fakePortal({ applications: [application(7, 'intern', 'submitted')] });

/** A portal with the PDF, and a record of saved files. */
function withPdf() {
  const portal = submitted();
  const saved: string[] = [];
  const sent: HeadersInit[] = [];
  const { fetch } = portal;
  portal.fetch = async (path, init) => {
    if (!String(path).endsWith('/pdf')) return fetch(path, init);
    sent.push(init?.headers ?? {});
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'Content-Disposition': 'attachment; filename="INT-7_Ineza.pdf"' }),
      arrayBuffer: async () => new ArrayBuffer(4),
    } as Response;
  };
  URL.createObjectURL = () => 'blob:copy';
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  return { portal, saved, sent };
}

test('a submitted application can be kept as a PDF, under the name the server gives', async () => {
  const { portal, saved, sent } = withPdf();
  const { user } = openDashboard({ portal, at: '/applications/7' });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['INT-7_Ineza.pdf']));
  expect(sent).toEqual([expect.objectContaining({ Authorization: 'Bearer abc' })]);
});

test('an application that was not submitted offers no PDF', async () => {
  const portal = fakePortal({ applications: [application(7, 'intern', 'draft')] });
  openDashboard({ portal, at: '/applications/7' });
  await heading('Internship APP-007');
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
});

test('a PDF that is not available is reported in its place and in a toast', async () => {
  const portal = submitted();
  portal.answerOnce(OWN_COPY, { status: 503, body: { message: 'Not available at the moment.' } });
  const { user, toasts } = openDashboard({ portal, at: '/applications/7' });
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to download the PDF. Please try again.');
  expect(alert).toHaveTextContent('Not available at the moment.');
  expect(toasts()).toEqual(['error: Failed to download the PDF. Please try again.']);
});

test('the days of a submitted application go into a calendar', async () => {
  const portal = submitted();
  const saved: string[] = [];
  const { fetch } = portal;
  portal.fetch = async (path, init) =>
    String(path).endsWith('/calendar')
      ? ({
          ok: true,
          status: 200,
          headers: new Headers({ 'Content-Disposition': 'attachment; filename="application.ics"' }),
          arrayBuffer: async () => new ArrayBuffer(4),
        } as Response)
      : fetch(path, init);
  URL.createObjectURL = () => 'blob:calendar';
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  const { user } = openDashboard({ portal, at: '/applications/7' });
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved).toEqual(['application.ics']));
});

test('a draft has no days for a calendar yet', async () => {
  const portal = fakePortal({ applications: [application(7, 'intern', 'draft')] });
  openDashboard({ portal, at: '/applications/7' });
  await heading('Internship APP-007');
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});
