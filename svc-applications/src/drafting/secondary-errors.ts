import { secondaryRefusals as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';

/** The person has an open application already, which the response names, and continues there. */
export class OpenDraft extends Conflict {
  constructor(applicationId: number) {
    super(t.open, { extra: { application_id: applicationId } });
  }
}

/** A first application is submitted by its wizard. */
export class ContinuedInWizard extends Conflict {
  constructor() {
    super(t.wizard);
  }
}

/** A further application is submitted from the dashboard. */
export class ContinuedInDashboard extends Conflict {
  constructor() {
    super(t.dashboard);
  }
}
