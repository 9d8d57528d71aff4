import { CONTRACT_VERSION } from '@portal/contract-svc-reports-v1';
import { openApiDocument } from '@portal/service-kit/http';
import { allCalls } from './calls';
import type { Service } from './service';

/** Returns the OpenAPI document of all calls. */
export function contractDocument(): object {
  // The document needs only the declarations of the calls, which use the service only when a call is made.
  const unused = {} as Service;
  return openApiDocument({
    title: 'svc-reports',
    version: CONTRACT_VERSION,
    description: 'Reports on applications as figures, PDF and Excel, and single applications as PDF.',
    calls: allCalls(unused),
  });
}
