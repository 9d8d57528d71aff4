import '@testing-library/jest-dom';
import { enter, fileDatabase, holdFiles } from '@portal/application-ui/testing';
import {
  abilities,
  application,
  fakePortal,
  heading,
  openDashboard,
  problems,
  reviewOf,
  screen,
  waitFor,
  within,
} from './open';

const internship = application(9, 'intern', 'draft', { abilities: abilities.furtherDraft });

beforeEach(() => localStorage.clear());

describe('another internship, with a new referee', () => {
  const academic = 'POST /api/academic-references';
  const letter = new File(['%PDF-1.7\nstartxref\n0\n%%EOF'], 'grace.pdf', { type: 'application/pdf' });
  const carried = {
    upload_type: 'academic_reference',
    file_path: 'request-1/a.pdf',
    file_name: 'a.pdf',
    original_name: 'a.pdf',
    size: 9,
    mime_type: 'application/pdf',
    file_url: '/api/storage/a.pdf',
    letter_of: { full_name: 'Dr Jean Bosco', email: 'jean@example.org' },
  };
  const period = { start_date: '2099-06-07', end_date: '2099-08-27', hours_available: 20 };

  async function open() {
    const portal = fakePortal({ applications: [internship] });
    portal.stored.reviews[9] = reviewOf(internship, {
      origin: 'request',
      interests: [{ area: 'Education', other: null }],
      personal_statement: 'I learned much last year and would like to go on with the families.',
      period: [period],
      references: [],
      letters: [carried],
    });
    const dashboard = openDashboard({ portal, at: '/applications/9/finish' });
    await screen.findByRole('button', { name: 'Submit Application' });
    const academicRow = within(screen.getByRole('group', { name: 'Academic reference' }));
    const communityRow = within(screen.getByRole('group', { name: 'Community reference' }));
    const name = async (row: typeof academicRow, full_name: string, email: string) => {
      await enter(dashboard.user, row.getByLabelText('Full name'), full_name);
      await enter(dashboard.user, row.getByLabelText('Email'), email);
    };
    await name(communityRow, 'Grace Mukamana', 'grace@example.org');
    const submit = () => dashboard.user.click(screen.getByRole('button', { name: 'Submit Application' }));
    const field = () => academicRow.queryByLabelText('Academic reference letter (optional)');
    return { ...dashboard, portal, academicRow, communityRow, name, submit, field };
  }

  test('nobody is asked for a letter where the stored one goes along, or where there was none', async () => {
    const { academicRow, communityRow, name, field } = await open();
    await name(academicRow, 'Dr Jean Bosco', 'jean@example.org');
    expect(academicRow.getByText(/We have the letter from Dr Jean Bosco. It goes with/)).toBeVisible();
    expect(field()).toBeNull();
    expect(communityRow.queryByText(/letter/i)).toBeNull();
  });

  test("the new one's own letter goes with the application, when we know where they work", async () => {
    const { portal, user, academicRow, name, submit, field } = await open();
    await name(academicRow, 'Dr Grace Ingabire', 'ingabire@example.org');
    await user.upload(field() as HTMLElement, letter);
    expect(await academicRow.findByText('grace.pdf is ready to be sent')).toBeInTheDocument();
    await submit();
    expect(await problems()).toEqual(["Enter the referee's institution"]);
    expect(portal.calls()).not.toContain(academic);
    await enter(user, academicRow.getByLabelText('Institution (optional)'), 'UR');
    await submit();
    await heading('Application Submitted!');
    expect(portal.calls().slice(-2)).toEqual([academic, 'POST /api/submit-application']);
    expect(portal.asked.at(-1)?.body).toMatchObject({ version: 6 });
    expect(portal.asked.find(({ path }) => path === '/api/academic-references')?.body).toMatchObject({
      application_id: '9',
      full_name: 'Dr Grace Ingabire',
      email: 'ingabire@example.org',
      letter: expect.any(File),
    });
  });

  test('a letter that a slow phone is still reading goes with the application', async () => {
    const { portal, user, academicRow, name, submit, field } = await open();
    await name(academicRow, 'Dr Grace Ingabire', 'ingabire@example.org');
    await enter(user, academicRow.getByLabelText('Institution (optional)'), 'UR');
    const read = holdFiles();
    await user.upload(field() as HTMLElement, letter);
    await submit();
    expect(portal.calls()).not.toContain('POST /api/submit-application');
    read();
    await heading('Application Submitted!');
    expect(portal.calls().slice(-2)).toEqual([academic, 'POST /api/submit-application']);
  });

  test('a file that is no PDF is refused at once', async () => {
    const { user, academicRow, name, field } = await open();
    await name(academicRow, 'Dr Grace Ingabire', 'ingabire@example.org');
    await user.upload(field() as HTMLElement, new File(['hello'], 'grace.pdf', { type: 'application/pdf' }));
    expect(await academicRow.findByText('Academic reference letter must be a PDF')).toBeVisible();
  });

  test('a letter that is refused or does not arrive keeps the application open, and all that was typed', async () => {
    const { portal, user, academicRow, name, submit, field, toasts } = await open();
    await name(academicRow, 'Dr Grace Ingabire', 'ingabire@example.org');
    await enter(user, academicRow.getByLabelText('Institution (optional)'), 'UR');
    await user.upload(field() as HTMLElement, letter);
    const errors = { letter: ['Letter is password protected'] };
    portal.answerOnce(academic, { status: 422, body: { message: 'No', errors } });
    await submit();
    expect(await problems()).toEqual(['Letter is password protected']);
    portal.answerOnce(academic, { status: 503, body: { message: 'Not now.' } });
    await submit();
    expect(await screen.findByText('Submission Failed')).toBeVisible();
    expect(toasts().at(-1)).toBe('error: Submission Failed: Not now.');
    expect(portal.calls()).not.toContain('POST /api/submit-application');
    expect(academicRow.getByRole('button', { name: 'Try again grace.pdf' })).toBeVisible();
    await submit();
    await heading('Application Submitted!');
  });

  test('a chosen letter is still there when the form opens again, and gone once it was submitted', async () => {
    const device = fileDatabase();
    const first = await open();
    await first.name(first.academicRow, 'Dr Grace Ingabire', 'ingabire@example.org');
    await enter(first.user, first.academicRow.getByLabelText('Institution (optional)'), 'UR');
    await first.user.upload(first.field() as HTMLElement, letter);
    await waitFor(() => expect([...device.keys()]).toEqual([expect.stringMatching(/^further-9\//)]));
    first.close();

    const again = openDashboard({ portal: first.portal, at: '/applications/9/finish' });
    await screen.findByRole('button', { name: 'Submit Application' });
    expect(await screen.findByText('grace.pdf is ready to be sent')).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Submit Application' }));
    await heading('Application Submitted!');
    expect(first.portal.calls().slice(-2)).toEqual([academic, 'POST /api/submit-application']);
    await waitFor(() => expect(device.size).toBe(0));
  });
});
