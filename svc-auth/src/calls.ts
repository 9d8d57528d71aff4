import type { Authenticator } from '@portal/service-kit/auth';
import type { AnyCall } from '@portal/service-kit/http';
import { modules } from './modules';
import type { Service } from './platform/service';

/** Lists every call of this service, in the order of its OpenAPI document. */
export const allCalls = (service: Service, authenticator: Authenticator): AnyCall[] =>
  modules.flatMap((module) => module.calls?.(service, authenticator) ?? []);
