import type { Branding } from '@portal/service-kit/branding';
import type { Applications } from './applications/ask';
import type { ReportStore } from './reports/store';

/** What the calls of this service work with. */
export interface Service {
  reports: ReportStore;
  applications: Applications;
  branding: Branding;
  clock(): Date;
}
