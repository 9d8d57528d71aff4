import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleIntern, sampleVisit } from '../src/dev/sample-reviews';
import { ApplicationReading } from '../src/editors/reading';
import { axe } from './axe';

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const answer = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('an application in tabs', () => {
  test('an internship has thirteen', () => {
    render(<ApplicationReading review={sampleIntern()} layout="tabs" />);
    expect(tabs()).toEqual([
      'Personal',
      'Education',
      'Degrees',
      'Coursework',
      'Honours',
      'Clinical',
      'Research',
      'Volunteer',
      'Interests',
      'Languages',
      'Availability',
      'References',
      'Documents',
    ]);
  });

  test('a visit has six', () => {
    render(<ApplicationReading review={sampleVisit()} layout="tabs" />);
    expect(tabs()).toEqual(['Personal', 'Education', 'Interests', 'Languages', 'Logistics', 'Documents']);
  });

  test('on paper every section stands below the one before', () => {
    render(<ApplicationReading review={sampleIntern()} layout="tabs" />);
    expect(screen.queryByText('Ineza Mukamana CV.pdf', { exact: false })).toBeNull();
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByRole('link', { name: /Ineza Mukamana CV.pdf/ })).toBeInTheDocument();
    expect(answer('Permanent address')).toBe('Not provided');
    expect(answer('Total hours')).toBe('40');
  });

  test('what a browser may not translate is marked: names of files, and what a visitor typed', () => {
    const { unmount } = render(<ApplicationReading review={sampleIntern()} layout="tabs" tab="documents" />);
    expect(screen.getByRole('link', { name: /Ineza Mukamana CV.pdf/ })).toHaveAttribute('translate', 'no');
    unmount();
    const visit = sampleVisit();
    const logistics = { ...visit.logistics, emergency_contact_name: 'Ng Baraka' };
    render(<ApplicationReading review={{ ...visit, logistics }} layout="tabs" tab="logistics" />);
    for (const term of ['Travelling from', 'Emergency contact'])
      expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveAttribute(
        'translate',
        'no',
      );
  });

  test('a missing answer is marked, and so is an empty section', async () => {
    const user = userEvent.setup();
    render(<ApplicationReading review={sampleIntern()} layout="tabs" />);
    expect(answer('Permanent address')).toBe('Not provided');
    await user.click(screen.getByRole('tab', { name: 'Coursework' }));
    expect(
      within(screen.getByRole('tabpanel', { name: 'Coursework' })).getByText('Not provided'),
    ).toBeVisible();
  });

  test('periods with hours of their own show them; the same hours are shown once', () => {
    const [spring, summer] = sampleIntern().period;
    const review = sampleIntern({ period: [{ ...spring }, { ...summer, hours_available: 35 }] });
    render(<ApplicationReading review={review} layout="tabs" tab="availability" />);
    expect(screen.getByText('1 February 2027 to 30 April 2027, 20 hours a week')).toBeVisible();
    expect(screen.getByText('1 June 2027 to 31 July 2027, 35 hours a week')).toBeVisible();
    expect(screen.queryByText('Hours per week')).toBeNull();
  });

  test('the hours of all periods are summed', () => {
    const { unmount } = render(
      <ApplicationReading review={sampleIntern()} layout="tabs" tab="availability" />,
    );
    expect(answer('Total hours')).toBe('40');
    unmount();
    render(<ApplicationReading review={sampleVisit()} layout="tabs" tab="logistics" />);
    expect(answer('Total hours')).toBe('30');
  });

  test('a file is a link into a new tab with its size in KB', () => {
    render(<ApplicationReading review={sampleIntern()} layout="tabs" tab="documents" />);
    const link = screen.getByRole('link', { name: /Ineza Mukamana CV.pdf/ });
    expect(link).toHaveAttribute('href', '/api/storage/12/cv/Ineza%20Mukamana%20CV.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(screen.getByText('240.1 KB')).toBeVisible();
  });

  test('the page around it can keep the open tab', async () => {
    const user = userEvent.setup();
    const onTab = jest.fn();
    const page = (tab: string) => (
      <ApplicationReading review={sampleIntern()} layout="tabs" tab={tab} onTab={onTab} />
    );
    const { rerender } = render(page('documents'));
    await user.click(screen.getByRole('tab', { name: 'References' }));
    expect(onTab).toHaveBeenCalledWith('references');
    rerender(page('references'));
    expect(screen.getByRole('link', { name: /View letter/ })).toHaveAttribute(
      'href',
      '/api/storage/12/academic_reference/letter.pdf',
    );
  });

  test('an unknown tab in the address opens the first', () => {
    render(<ApplicationReading review={sampleVisit()} layout="tabs" tab="nowhere" onTab={() => undefined} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Personal');
  });
});

describe('an application as a document', () => {
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

  test('shows all sections that hold something, one under the other', () => {
    render(<ApplicationReading review={sampleIntern()} layout="document" />);
    expect(headings()).toEqual([
      'Intern Personal Information',
      'Institution Information',
      'Degrees Information',
      'Honours & Awards',
      'Clinical Experience',
      'Volunteer Experience',
      'References Information',
      'Interest Information',
      'Language Skills Information',
      'Availability',
      'Documents Uploaded',
    ]);
  });

  test('calls the referees Academic and Community', () => {
    render(<ApplicationReading review={sampleIntern()} layout="document" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Academic' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Community' })).toBeVisible();
  });

  test('a visit has its own sections, and its documents may stand elsewhere', () => {
    render(<ApplicationReading review={sampleVisit()} layout="document" withoutDocuments />);
    expect(headings()).toEqual([
      'Personal Information',
      'Visit Logistics',
      'Institution Information',
      'Purpose to visit',
      'Interests',
      'Languages',
    ]);
  });
});

test.each(['tabs', 'document'] as const)('the %s layout has no barrier that axe finds', async (layout) => {
  const { container } = render(
    <main>
      <h1>Application</h1>
      <ApplicationReading review={sampleIntern()} layout={layout} />
    </main>,
  );
  expect(await axe(container)).toEqual([]);
});
