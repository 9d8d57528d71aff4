import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';
import { DateField } from './date-field';
import { RadioGroup } from './radio-group';
import { Select } from './select';

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No', hint: 'Then we ask no more.' },
];

describe('choices', () => {
  it('a radio group is named by its legend, with hint and error', () => {
    render(
      <RadioGroup
        legend="Do you have a disability?"
        hint="We ask to help."
        error="Select whether you have a disability"
        name="has_disability"
        options={options}
        value=""
        onChange={() => {}}
      />,
    );
    const group = screen.getByRole('group', { name: 'Do you have a disability?' });
    expect(group).toHaveAccessibleDescription('We ask to help. Error: Select whether you have a disability');
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAttribute('id', 'has_disability');
    expect(screen.getByRole('radio', { name: 'No' })).toHaveAccessibleDescription('Then we ask no more.');
  });

  it('a radio group reports the choice', async () => {
    const onChange = jest.fn();
    render(<RadioGroup legend="Visited?" name="visited" options={options} value="yes" onChange={onChange} />);
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(onChange).toHaveBeenCalledWith('no');
  });

  it('a checkbox is ticked by its label and shows its error', async () => {
    render(<Checkbox name="agree_terms" label="I agree" error="Agree to go on" />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toHaveAccessibleDescription('Error: Agree to go on');
    await userEvent.click(screen.getByText('I agree'));
    expect(box).toBeChecked();
  });

  it('a select starts with its placeholder, which chooses nothing', async () => {
    render(<Select label="Degree level" placeholder="Choose a level" options={options} />);
    const select = screen.getByRole('combobox', { name: 'Degree level' });
    expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'No');
    expect(select).toHaveValue('no');
  });

  it('a date is a day without a time', () => {
    render(<DateField label="Date of birth" defaultValue="2001-05-17" />);
    expect(screen.getByLabelText('Date of birth')).toHaveValue('2001-05-17');
  });
});
