import { screen } from '@testing-library/react';

/** The button that leads to the next step. */
export const next = (name: string | RegExp = 'Next Step') => screen.getByRole('button', { name });
