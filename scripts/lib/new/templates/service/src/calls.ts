import type { AnyCall } from '@portal/service-kit/http';
import { entryCalls } from './entries/routes';
import type { Service } from './service';

/** Every call of this service, in the order of its document. */
export function allCalls(service: Service): AnyCall[] {
  return [...entryCalls(service)];
}
