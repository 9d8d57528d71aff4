import type { Statuses } from '@portal/service-kit/http';

/** The HTTP status of each error of this service, by name; the ready ones of the service kit are known. */
export const statuses: Statuses = {};
