import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';
import { TextField } from './text-field';

const errors = [
  { href: '#name', message: 'Enter your full name' },
  { href: '#institutions.0.program', message: 'Enter your programme of study' },
];

describe('the error summary', () => {
  it('is absent while nothing is wrong', () => {
    render(<ErrorSummary errors={[]} />);
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  });

  it('takes the focus when it appears and names every problem', () => {
    render(<ErrorSummary errors={errors} />);
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter your full name',
      'Enter your programme of study',
    ]);
  });

  it('leaves the focus in the field where somebody types while an error goes', async () => {
    const page = (left: typeof errors) => (
      <>
        <ErrorSummary errors={left} attempt={1} />
        <TextField label="Full name" />
      </>
    );
    const { rerender } = render(page(errors));
    await userEvent.click(screen.getByLabelText('Full name'));
    rerender(page(errors.slice(1)));
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    rerender(page([...errors.slice(1), { href: '#dob', message: 'Enter your date of birth' }]));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leaves the focus in the field where somebody types while its error says something else', async () => {
    const page = (message: string) => (
      <>
        <ErrorSummary errors={[{ href: '#name', message }]} attempt={1} />
        <TextField id="name" label="Full name" />
      </>
    );
    const { rerender } = render(page('Enter your full name'));
    await userEvent.type(screen.getByLabelText('Full name'), 'I');
    rerender(page('Enter your full name, with at least two letters'));
    expect(screen.getByLabelText('Full name')).toHaveFocus();
  });

  it('leads to the field by its link, whatever its name', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextField name="institutions.0.program" label="Programme" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Enter your programme of study' }));
    expect(screen.getByLabelText('Programme')).toHaveFocus();
  });

  it('says which field a line is about where several have the same words', () => {
    const missing = 'Enter your programme of study';
    const dates = 'Enter both dates';
    render(
      <>
        <ErrorSummary
          errors={[
            { href: '#degrees.0.program', message: missing },
            { href: '#degrees.1.program', message: missing },
            { href: '#start', message: dates },
            { href: '#end', message: dates },
            { href: '#name', message: 'Enter your full name' },
          ]}
        />
        {[0, 1].map((row) => (
          <fieldset key={row} data-row={row}>
            <legend>Degree {row + 1}</legend>
            <TextField name={`degrees.${row}.program`} label="Programme" />
          </fieldset>
        ))}
        <TextField name="start" label="Start date" />
        <TextField name="end" label="End date" />
        <TextField name="name" label="Full name" />
      </>,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter your programme of study (Degree 1)',
      'Enter your programme of study (Degree 2)',
      'Enter both dates (Start date)',
      'Enter both dates (End date)',
      'Enter your full name',
    ]);
  });

  it('leads to the first field of a group, and opens what hides it', async () => {
    render(
      <>
        <ErrorSummary errors={[{ href: '#languages', message: 'Add a language' }]} />
        <details>
          <summary>Languages</summary>
          <div id="languages">
            <TextField label="Language" />
          </div>
        </details>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Add a language' }));
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByLabelText('Language')).toHaveFocus();
  });

  it('does not take the focus from a person who is correcting the error', async () => {
    const page = (attempt: number) => (
      <>
        <ErrorSummary errors={errors.map((error) => ({ ...error }))} attempt={attempt} />
        <TextField label="Full name" />
      </>
    );
    const { rerender } = render(page(1));
    await userEvent.type(screen.getByLabelText('Full name'), 'Ineza');
    rerender(page(1));
    expect(screen.getByLabelText('Full name')).toHaveFocus();
  });

  it('takes the focus again when the next attempt finds the same errors', async () => {
    const { rerender } = render(<ErrorSummary errors={errors} attempt={1} />);
    screen.getByRole('alert').blur();
    rerender(<ErrorSummary errors={errors} attempt={2} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
