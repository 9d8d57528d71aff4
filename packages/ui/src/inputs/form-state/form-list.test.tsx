import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormText } from './bound-fields';
import { FormProvider } from './form-context';
import { FormList } from './form-list';
import { createFormStore } from './form-store';

const degrees = [{ name: 'Nursing' }];

function show() {
  const form = createFormStore({ degrees });
  render(
    <FormProvider form={form}>
      <FormList
        path="degrees"
        title="Degrees"
        rowTitle={(position) => `Degree ${position}`}
        addLabel="Add a degree"
        blank={() => ({ name: '' })}
      >
        {(path) => <FormText path={`${path}.name`} label="Name" />}
      </FormList>
    </FormProvider>,
  );
  return userEvent.setup();
}
const opened = () => screen.getAllByRole('group').map((row) => row.classList.contains('p-opened'));

it('a form that a press adds or brings back is seen to open, those that were there are not', async () => {
  const user = show();
  expect(opened()).toEqual([false]);
  await user.click(screen.getByRole('button', { name: 'Add a degree' }));
  expect(opened()).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Remove Degree 1' }));
  expect(opened()).toEqual([false]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(opened()).toEqual([true, false]);
  expect(screen.getAllByLabelText('Name')[0]).toHaveFocus();
});
