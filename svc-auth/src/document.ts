import { CONTRACT_VERSION } from '@portal/contract-svc-auth-v1';
import type { Authenticator } from '@portal/service-kit/auth';
import { openApiDocument } from '@portal/service-kit/http';
import { allCalls } from './calls';
import type { Service } from './platform/service';
import { schemaNames } from './schema-names';

/** The OpenAPI document of all calls, with the internal calls. */
export function contractDocument(): object {
  // The document is made from the declarations of the calls; they use the service only when they are called.
  const unused = {} as Service;
  return openApiDocument({
    title: 'svc-auth',
    version: CONTRACT_VERSION,
    description: 'People, passwords, sessions and tokens. /internal/* never passes the gateway.',
    calls: allCalls(unused, {} as Authenticator),
    names: schemaNames,
  });
}
