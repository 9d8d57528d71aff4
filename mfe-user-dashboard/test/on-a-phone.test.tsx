import '@testing-library/jest-dom';
import { application } from '../dev/fake-data';
import { fakePortal } from '../dev/fake-portal';
import { heading, openDashboard, screen, within } from './open';

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: query.includes('max-width: 767.98px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const sections = ['Documents', 'Personal', 'Education', 'Interests', 'Languages', 'Logistics'];

test('a phone shows one page with a list of its sections, the documents first', async () => {
  const visit = application(7, 'visitor', 'approved');
  const { user } = openDashboard({ portal: fakePortal({ applications: [visit] }), at: '/applications/7' });
  await heading('Visit APP-007');
  const list = await screen.findByRole('navigation', { name: 'Sections of the application' });
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(sections);
  const regions = screen.getAllByRole('region').filter((one) => one.classList.contains('p-review-section'));
  expect(regions.map((one) => within(one).getAllByRole('heading')[0]?.textContent)).toEqual(sections);
  await user.click(within(list).getByRole('link', { name: 'Logistics' }));
  expect(screen.getByRole('heading', { name: 'Logistics' })).toHaveFocus();
});

test('a draft whose steps are all filled in is not called complete', async () => {
  const draft = application(7, 'intern', 'in-progress', { progress: 100 });
  openDashboard({ portal: fakePortal({ applications: [draft] }), at: '/applications/7' });
  await heading('Internship APP-007');
  const share = 'Not submitted yet';
  expect(await screen.findByRole('progressbar', { name: share })).toBeInTheDocument();
  expect(screen.queryByText(/100 % complete/)).not.toBeInTheDocument();
});
