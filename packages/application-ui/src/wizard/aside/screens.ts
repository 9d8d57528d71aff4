import type { StepScreen } from '../app';
import type { Aside } from './aside';

/** The screens of the asides; the code of a screen is loaded when it is needed. */
export const asideScreens: Record<Aside['kind'], StepScreen & { next: string }> = {
  code: {
    label: 'Enter your code',
    lead: 'This device is new to us, so we make sure that it is you.',
    tip: 'Look into your spam folder when the email does not come. What you typed stays here meanwhile.',
    next: 'Continue',
    load: () => import('./code'),
  },
  dashboard: {
    label: 'Continue in your dashboard',
    lead: '',
    tip: 'Forgot your password? Ask for a new one where you sign in.',
    next: 'Sign in',
    load: () => import('./dashboard'),
  },
};
