import type { Branding } from '@portal/service-kit/branding';
import type { Applications } from './applications/ask';
import type { Slots } from './places';
import type { ReportStore } from './reports/store';

/** The dependencies of this service's calls. */
export interface Service {
  reports: ReportStore;
  applications: Applications;
  branding: Branding;
  places: Slots;
  clock(): Date;
}
