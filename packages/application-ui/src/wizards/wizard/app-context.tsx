import { createContext, useContext } from 'react';
import type { WizardForm } from '../../base/form';
import type { WizardApp } from './app';
import type { WizardApi } from './calls';

const AppContext = createContext<WizardApp | null>(null);
export const AppProvider = AppContext;

/** Opens the screen that finds an earlier application. */
export const OpenResume = createContext<(open?: boolean) => void>(() => undefined);

/** The wizard around a step; a programme's own steps pass the types of their form and calls. */
export function useApp<F extends WizardForm = WizardForm, A extends WizardApi<F> = WizardApi<F>>() {
  const app = useContext(AppContext);
  if (!app) throw new Error('A step stands outside of the wizard');
  return app as unknown as WizardApp<F, A>;
}
