import { createWizardApp, WizardPage } from '@portal/application-ui/wizard';
import { type ApiClient, deviceStore, type PageComponentProps, tokenScope } from '@portal/remote-sdk';
import { lazy, useState } from 'react';
import { visit } from './programme';

const Confirmation = lazy(() => import('../confirmation').then((page) => ({ default: page.Confirmation })));

interface VisitPageProps extends PageComponentProps {
  /** Replaces the portal's API. */
  client?: ApiClient | undefined;
}

/** The visit application, from Welcome to the confirmation. */
export function VisitPage({ shell, client }: VisitPageProps) {
  const [app] = useState(() =>
    createWizardApp(visit, {
      shell,
      client,
      device: deviceStore,
      scopeOf: tokenScope,
    }),
  );
  return <WizardPage app={app} Submitted={Confirmation} />;
}
