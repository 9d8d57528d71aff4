import type { AnyCall } from '@portal/service-kit/http';
import { letterCalls } from './letter/routes';
import { chosenCalls } from './reports/chosen-routes';
import { reportCalls } from './reports/routes';
import type { Service } from './service';

/** Every call of this service, in the order of its document. */
export function allCalls(service: Service): AnyCall[] {
  return [...reportCalls(service), ...chosenCalls(service), ...letterCalls(service)];
}
