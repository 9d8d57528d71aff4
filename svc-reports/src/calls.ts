import type { AnyCall } from '@portal/service-kit/http';
import { chosenCalls } from './calls/chosen-routes';
import { reportCalls } from './calls/routes';
import { letterCalls } from './letter/routes';
import type { Service } from './service';
import { tableCalls } from './tables/routes';

/** Lists every call of this service, in the order of its OpenAPI document. */
export function allCalls(service: Service): AnyCall[] {
  return [...reportCalls(service), ...chosenCalls(service), ...letterCalls(service), ...tableCalls(service)];
}
