import { CONTRACT_VERSION } from '@portal/contract-svc-applications-v1';
import { openApiDocument } from '@portal/service-kit/http';
import { allCalls } from './calls';
import type { Service } from './platform';
import { schemaNames } from './schema-names';

/** The OpenAPI document of all calls. */
export function contractDocument(): object {
  // The document needs only the declarations of the calls; the service is used once a call is made.
  const unused = {} as Service;
  return openApiDocument({
    title: 'svc-applications',
    version: CONTRACT_VERSION,
    description:
      'Applications, their documents, submission, and the portal switch. Unknown members of a body are dropped.',
    calls: allCalls(unused),
    names: schemaNames,
  });
}
