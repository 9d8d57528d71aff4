import { createContext, useContext } from 'react';
import type { InternApp } from './intern-app';

const AppContext = createContext<InternApp | null>(null);
export const AppProvider = AppContext;

/** Opens the screen that finds an earlier application. */
export const OpenResume = createContext<() => void>(() => undefined);

export function useApp(): InternApp {
  const app = useContext(AppContext);
  if (!app) throw new Error('A step stands outside of the wizard');
  return app;
}
