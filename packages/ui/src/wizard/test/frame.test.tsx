import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { FormProvider, FormText } from '../../inputs/form-state';
import { WizardFrame } from '../frame/wizard-frame';
import { calm, openPage, server } from './render-wizard';

async function draw(step = 3, more: object = {}) {
  const page = openPage({ owner: 'amina', to: server({ text: 'stored' }, step) });
  await calm();
  const onNext = jest.fn(() => void page.wizard.next({ check: () => ({ text: 'Enter a text' }) }));
  const view = render(
    <FormProvider form={page.form}>
      <WizardFrame
        wizard={page.wizard}
        draft={page.draft}
        url={page.url.url}
        steps={['Welcome', 'Person', 'Text', 'Review'].map((label) => ({
          value: label.toLowerCase(),
          label,
        }))}
        title="Some application"
        branding={{ name: 'Organisation', mailbox: 'help@example.org' }}
        heading="Text"
        tip="A tip"
        nextLabel="Next Step"
        onNext={onNext}
        loadLabels={loadLabels}
        {...more}
      >
        <FormText path="text" label="Text" />
      </WizardFrame>
    </FormProvider>,
  );
  return { ...page, onNext, view, user: userEvent.setup() };
}

const loadLabels = async () => (key: string) => ({ label: `The ${key}`, text: String });

describe('the frame of a wizard', () => {
  test('shows the progress: percent, done, current and coming steps, badge', async () => {
    await draw();
    expect(screen.getByText('75 % complete')).toBeInTheDocument();
    const steps = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Welcome (done)',
      'Person (done)',
    ]);
    expect(steps.getByText('Text').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Step 3 of 4 · Text')).toBeInTheDocument();
  });

  test('a step comes from the side to which one goes, the first one from nowhere', async () => {
    const { wizard, go } = await draw();
    const comesFrom = () => screen.getByRole('heading', { name: 'Text' }).parentElement?.className;
    expect(comesFrom()).toBe('');
    await act(() => wizard.next(go));
    expect(comesFrom()).toBe('p-step-on');
    await act(() => wizard.previous());
    expect(comesFrom()).toBe('p-step-back');
  });

  test('the title, the tip and the help are there', async () => {
    await draw();
    expect(document.title).toBe('Text - Some application - Organisation');
    expect(screen.getByRole('note', { name: 'Tip' })).toHaveTextContent('A tip');
    expect(screen.getByRole('link', { name: 'help@example.org' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
  });

  test('errors: the summary has the focus, the title mentions them, Enter in a field is Next', async () => {
    const { user, onNext } = await draw();
    expect(screen.getByText('Half done')).toBeVisible();
    await user.type(screen.getByLabelText('Text'), '{Enter}');
    expect(onNext).toHaveBeenCalledTimes(1);
    const summary = (await screen.findByText('There is a problem')).closest('[role=alert]');
    expect(summary).toHaveFocus();
    expect(screen.queryByText('Half done')).toBeNull();
    expect(document.title).toMatch(/^Error: /);
  });

  test('an error without a field is shown above the fields, and has the focus', async () => {
    const { user, to, form, wizard, go } = await draw();
    await user.type(screen.getByLabelText('Text'), ' more');
    to.failures.push({ status: 500, message: 'x' });
    await act(() => wizard.next(go));
    const alert = await screen.findByText('Could not Save Error Occurred');
    expect(document.activeElement).toContainElement(alert);
    expect(screen.getByText('What you typed is kept on this device.')).toBeInTheDocument();
    expect(form.values().text).toBe('stored more');
  });

  test('has nothing that axe objects to, also with errors', async () => {
    const { user, view } = await draw();
    await user.click(screen.getByRole('button', { name: 'Next Step' }));
    await screen.findByText('There is a problem');
    // Contrast needs a real browser: the stories in e2e check it.
    const found = await axe.run(view.container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations).toEqual([]);
  });

  test('a phone has the steps behind the badge', async () => {
    const { wizard } = await draw();
    const badge = document.querySelector('details') as HTMLDetailsElement;
    badge.open = true;
    fireEvent(badge, new Event('toggle'));
    const nav = within(badge).getByRole('navigation', { name: 'Steps' });
    fireEvent.click(within(nav).getByRole('link', { name: /Person/ }));
    expect(wizard.state().step).toBe(2);
    expect(within(badge).queryByRole('navigation')).toBeNull();
  });

  test('a done step opens again from the list; the percent is that of the step, and what was reached stays open', async () => {
    const { user, wizard } = await draw();
    await user.click(screen.getByRole('link', { name: /Person/ }));
    expect(wizard.state().step).toBe(2);
    expect(screen.getByText('50 % complete')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Text' }));
    expect(wizard.state().step).toBe(3);
  });

  test('two copies are shown field by field, with the proposal chosen', async () => {
    const { user, to, form, wizard, go } = await draw();
    act(() => form.set('text', 'mine'));
    await to.write(undefined, (stored) => ({ ...stored, text: 'theirs' }));
    const next = wizard.next(go);
    const dialog = await screen.findByRole('dialog', { name: 'Two copies of your answers' });
    expect(within(dialog).getByRole('group', { name: 'The text' })).toBeInTheDocument();
    expect(within(dialog).getByLabelText('From here')).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Keep all from the other copy' }));
    await user.click(within(dialog).getByRole('button', { name: 'Continue with these answers' }));
    await next;
    expect(await screen.findByLabelText('Text')).toHaveValue('theirs');
  });

  test('a save that fails at Leave asks, and staying leaves everything as it was', async () => {
    const { user, to, form, session } = await draw();
    act(() => form.set('text', 'mine'));
    to.failures.push({ status: 0 });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(session.ended).toEqual([]);
    expect(screen.getByLabelText('Text')).toHaveValue('mine');
  });
});
