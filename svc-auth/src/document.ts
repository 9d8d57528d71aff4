import { CONTRACT_VERSION } from '@portal/contract-svc-auth-v1';
import type { Authenticator } from '@portal/service-kit/auth';
import { openApiDocument } from '@portal/service-kit/http';
import { allCalls } from './calls';
import type { Service } from './platform/service';
import { schemaNames } from './schema-names';

/** Returns the OpenAPI document of all calls, including the internal calls. */
export function contractDocument(): object {
  // Declarations use the service only when a call is made, which does not happen here.
  const unused = {} as Service;
  return openApiDocument({
    title: 'svc-auth',
    version: CONTRACT_VERSION,
    description: 'People, passwords, sessions and tokens. /internal/* never passes the gateway.',
    calls: allCalls(unused, {} as Authenticator),
    names: schemaNames,
  });
}
