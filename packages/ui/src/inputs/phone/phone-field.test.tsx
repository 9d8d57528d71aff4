import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { useState } from 'react';
import { dialCountries, mainCountry } from './countries';
import { PhoneField, type PhoneValue } from './phone-field';

function Form({ start, onValue }: { start: PhoneValue; onValue: (value: PhoneValue) => void }) {
  const [value, setValue] = useState(start);
  return (
    <PhoneField
      name="phone"
      label="Phone Number"
      {...value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

describe('dial codes', () => {
  it('are those of libphonenumber, for every country', () => {
    const theirs = getCountries().map((country) => `${country} +${getCountryCallingCode(country)}`);
    const ours = dialCountries().map(({ country, code }) => `${country} ${code}`);
    expect(ours.sort()).toEqual(theirs.sort());
  });

  it('are listed by the names of countries', () => {
    const labels = dialCountries().map(({ label }) => label);
    expect(labels).toContain('Rwanda (+250)');
    expect(labels).toContain('United States (+1)');
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('that several countries share name the main one first', () => {
    expect(mainCountry('+1')).toBe('US');
    expect(mainCountry('+44')).toBe('GB');
    expect(mainCountry('250')).toBe('RW');
    expect(mainCountry('+999')).toBeUndefined();
  });
});

describe('a phone field', () => {
  it('shows the country of the code and takes the number as typed', async () => {
    const onValue = jest.fn();
    render(<Form start={{ countryCode: '+250', number: '' }} onValue={onValue} />);
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Rwanda (+250)');
    await userEvent.type(screen.getByLabelText('Phone Number'), '(788) 123-456');
    expect(onValue).toHaveBeenLastCalledWith({ countryCode: '+250', number: '(788) 123-456' });
  });

  it('keeps the chosen country where several share a code', async () => {
    const onValue = jest.fn();
    render(<Form start={{ countryCode: '+250', number: '555' }} onValue={onValue} />);
    const country = screen.getByRole('combobox', { name: 'Country code' });
    await userEvent.selectOptions(country, 'Canada (+1)');
    expect(onValue).toHaveBeenLastCalledWith({ countryCode: '+1', number: '555' });
    expect(country).toHaveDisplayValue('Canada (+1)');
  });

  it('keeps a code that no country has, instead of changing it unseen', () => {
    render(<Form start={{ countryCode: '+999', number: '1' }} onValue={() => {}} />);
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('+999');
  });

  it('is linked to by its name and shows its error', () => {
    render(
      <PhoneField
        name="phone"
        label="Phone Number"
        countryCode="+250"
        number=""
        onChange={() => {}}
        error="Enter it"
      />,
    );
    expect(screen.getByLabelText('Phone Number')).toHaveAttribute('id', 'phone');
    expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription('Error: Enter it');
  });
});
