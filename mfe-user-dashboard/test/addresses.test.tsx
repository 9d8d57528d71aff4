import '@testing-library/jest-dom';
import { abilities, application, feedback, heading, openWith, path, request, screen } from './open';

const stored = {
  applications: [
    application(7, 'intern', 'submitted'),
    application(9, 'visitor', 'draft', { abilities: abilities.furtherDraft }),
  ],
  feedback: [feedback(1)],
  requests: [request(1)],
};

test.each([
  ['', 'Dashboard'],
  ['/', 'Dashboard'],
  ['/applications', 'Applications'],
  ['/applications/7', 'Internship APP-007'],
  ['/applications/7?tab=references', 'Internship APP-007'],
  ['/applications/9/edit', 'Visit APP-009'],
  ['/applications/9/upload', 'Visit APP-009'],
  ['/applications/9/finish', 'Apply for a visit'],
  ['/new/visitor', 'Dashboard'],
  ['/requests', 'Requests'],
  ['/feedback', 'Feedback'],
  ['/profile', 'Profile Settings'],
])('/userdashboard%s opens by its address and stays there', async (address, title) => {
  openWith(stored, { at: address });
  expect(await screen.findByRole('heading', { level: 1, name: title, hidden: true })).toBeInTheDocument();
  expect(path()).toBe(address);
  expect(document.title).toBe(`${title} - Organisation name`);
});

test.each(['/no-such-view', '/applications/none', '/applications/7/print', '/new'])(
  '%s leads to the dashboard',
  async (address) => {
    openWith(stored, { at: address });
    await heading('Dashboard');
    expect(path()).toMatch(/^\/?$/);
  },
);

test('the menu leads from view to view, the heading takes the focus, and back goes back', async () => {
  const { user } = openWith(stored);
  await heading('Dashboard');
  expect(document.body).toHaveFocus();
  await user.click(screen.getAllByRole('link', { name: /^Requests/ })[0] as HTMLElement);
  expect(await heading('Requests')).toHaveFocus();
  expect(screen.getAllByRole('link', { name: /^Requests/ })[0]).toHaveAttribute('aria-current', 'page');
  history.back();
  expect(await heading('Dashboard')).toHaveFocus();
});

test('a tab of an application has an address too', async () => {
  const { user } = openWith(stored, { at: '/applications/7' });
  await user.click(await screen.findByRole('tab', { name: 'References' }));
  expect(path()).toBe('/applications/7?tab=references');
  expect(screen.getByRole('tab', { name: 'References' })).toHaveAttribute('aria-selected', 'true');
});
