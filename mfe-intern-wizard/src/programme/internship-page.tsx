import { createWizardApp, WizardPage } from '@portal/application-ui/wizard';
import { type ApiClient, deviceStore, type PageComponentProps, tokenScope } from '@portal/remote-sdk';
import { lazy, useState } from 'react';
import { internship } from './programme';

const ThankYou = lazy(() => import('../thank-you/thank-you').then((page) => ({ default: page.ThankYou })));

interface InternshipPageProps extends PageComponentProps {
  /** Replaces the portal's API. */
  client?: ApiClient | undefined;
}

/** The internship application, from Welcome to the thank-you screen. */
export function InternshipPage({ shell, client }: InternshipPageProps) {
  const [app] = useState(() =>
    createWizardApp(internship, {
      shell,
      client,
      device: deviceStore,
      scopeOf: tokenScope,
    }),
  );
  return <WizardPage app={app} Submitted={ThankYou} />;
}
