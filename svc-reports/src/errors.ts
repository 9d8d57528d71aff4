import { portalMessages } from '@portal/contract-svc-applications-v1';
import { DomainError } from '@portal/service-kit/errors';

export class PortalClosed extends DomainError {
  constructor() {
    super('PortalClosed', portalMessages.closed, { extra: { portal_enabled: false } });
  }
}

/** The HTTP status of each error. */
export const statuses = { PortalClosed: 503 };
