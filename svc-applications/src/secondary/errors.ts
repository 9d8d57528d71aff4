import { secondaryRefusals as say } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';

/** The person goes on with the one that is open; the answer names it. */
export class OpenDraft extends Conflict {
  constructor(applicationId: number) {
    super(say.open, { extra: { application_id: applicationId } });
  }
}

/** A first application is handed in by its wizard. */
export class ContinuedInWizard extends Conflict {
  constructor() {
    super(say.wizard);
  }
}

/** A further application is handed in from the dashboard. */
export class ContinuedInDashboard extends Conflict {
  constructor() {
    super(say.dashboard);
  }
}
