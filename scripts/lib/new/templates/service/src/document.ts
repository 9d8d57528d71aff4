import { CONTRACT_VERSION } from '@portal/contract-svc-example-name-v1';
import { openApiDocument } from '@portal/service-kit/http';
import { allCalls } from './calls';
import type { Service } from './service';

/** The OpenAPI document of all calls. */
export function contractDocument(): object {
  // The document only needs what the calls declare; the service itself is not used before a call is made.
  const unused = {} as Service;
  return openApiDocument({
    title: 'svc-example-name',
    version: CONTRACT_VERSION,
    description: 'Example name.',
    calls: allCalls(unused),
  });
}
