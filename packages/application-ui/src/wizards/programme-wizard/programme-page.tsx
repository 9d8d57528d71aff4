import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { type ApiClient, deviceStore, type PageComponentProps, tokenScope } from '@portal/remote-sdk';
import { translated } from '@portal/ui/language';
import { useState } from 'react';
import * as t from '../../messages/madeEnd';
import { createWizardApp, type Submission, SubmittedScreen, WizardPage } from '../wizard';
import { madeWizard } from './made-wizard';
import { programmeFrom } from './programme';

export interface ProgrammePageProps extends PageComponentProps {
  /** The programme of the wizard. */
  type: ApplicationType;
  /** Replaces the portal's API. */
  client?: ApiClient | undefined;
}

/** The application of a programme, from its first step to the confirmation. */
export function ProgrammePage({ shell, type, client }: ProgrammePageProps) {
  const [{ app, Submitted }] = useState(() => {
    const { title, next } = madeWizard(type);
    const surroundings = {
      shell,
      client,
      device: deviceStore,
      scopeOf: tokenScope,
    };
    return {
      app: createWizardApp(programmeFrom(type), surroundings),
      Submitted: ({ submission }: { submission: Submission }) => (
        <SubmittedScreen
          submission={submission}
          heading={t.submittedTitle()}
          lead={t.programmeIsIn({ programme: translated(title).toLowerCase() })}
          next={next.map((one) => translated(one))}
        >
          <p>
            <a href="/">{t.toHomepage()}</a>
          </p>
        </SubmittedScreen>
      ),
    };
  });
  return <WizardPage app={app} Submitted={Submitted} />;
}
