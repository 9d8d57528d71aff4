import { eventCalls } from '@portal/service-kit/events';
import type { AnyCall } from '@portal/service-kit/http';
import type { Service } from '../../platform/service';

/** The security events of accounts, for administrators. */
export const accountEventCalls = (service: Service): AnyCall[] =>
  eventCalls({
    ids: ['listAccountEvents', 'exportAccountEvents'],
    path: '/api/staff/events',
    tags: ['staff'],
    may: 'readActivity',
    scopes: ['account'],
    service,
  });
