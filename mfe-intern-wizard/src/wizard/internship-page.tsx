import { createWizardApp, WizardPage } from '@portal/application-ui/wizard';
import {
  type ApiClient,
  createApiClient,
  deviceStore,
  type PageComponentProps,
  tokenScope,
} from '@portal/remote-sdk';
import { lazy, useState } from 'react';
import { createInternApi } from '../api';
import { internship } from './programme';

const ThankYou = lazy(() => import('../thank-you/thank-you').then((page) => ({ default: page.ThankYou })));

interface InternshipPageProps extends PageComponentProps {
  /** Replaces the portal's API. */
  client?: ApiClient | undefined;
}

/** The internship application, from Welcome to the thank-you screen. */
export function InternshipPage({ shell, client = createApiClient(shell) }: InternshipPageProps) {
  const [app] = useState(() =>
    createWizardApp(internship, {
      shell,
      api: createInternApi(client),
      device: deviceStore,
      scopeOf: tokenScope,
    }),
  );
  return <WizardPage app={app} Submitted={ThankYou} />;
}
