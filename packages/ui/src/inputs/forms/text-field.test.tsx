import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

describe('a text field', () => {
  it('is found by its label, and the label shows when it is optional', () => {
    render(<TextField label="Permanent address" optional />);
    expect(screen.getByLabelText('Permanent address (optional)')).toBeInTheDocument();
  });

  it('gives its hint and its error to screen readers', () => {
    render(<TextField name="email" label="Email" hint="We write to it." error="Enter your email" />);
    const input = screen.getByLabelText('Email');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('We write to it. Error: Enter your email');
  });

  it('puts the error between the label and the control', () => {
    render(<TextField label="Email" error="Enter your email" />);
    const order = screen.getByLabelText('Email').parentElement?.textContent;
    expect(order).toBe('EmailError: Enter your email');
    expect(screen.getByLabelText('Email').previousElementSibling).toHaveTextContent('Enter your email');
  });

  it('is not marked invalid while nothing is wrong', () => {
    render(<TextField label="Email" />);
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-describedby');
  });

  it('takes its name as its id, so that an error summary can link to it', () => {
    render(<TextField name="institutions.0.name" label="Name" />);
    expect(screen.getByLabelText('Name')).toHaveAttribute('id', 'institutions.0.name');
  });

  it('shows a password on request and hides it again', async () => {
    render(<TextField label="Password" reveal defaultValue="Amahoro1" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Amahoro1');
    expect(screen.getByRole('status')).toHaveTextContent('Your password can be seen');

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
