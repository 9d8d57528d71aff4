import type { Statuses } from '@portal/service-kit/http';

/** HTTP status of each error of this service, by the error's name; errors of the service kit are known already. */
export const statuses: Statuses = {};
