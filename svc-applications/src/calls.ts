import type { AnyCall } from '@portal/service-kit/http';
import { blinded, guarded } from './assessment';
import { savedForms } from './drafting/module';
import { modules } from './modules';
import { keepingLanguage, type Service } from './platform';

/** Every call of this service, module by module. */
export function allCalls(service: Service): AnyCall[] {
  const calls = modules.flatMap((module) => module.calls?.(service) ?? []);
  return guarded(service, blinded(service, keepingLanguage(service, calls, savedForms(service))));
}
