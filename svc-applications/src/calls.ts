import type { AnyCall } from '@portal/service-kit/http';
import { blinded } from './assessment/blind/guard';
import { guarded } from './assessment/conflicts/guard';
import { savedForms } from './drafting/module';
import { modules } from './modules';
import { keepingLanguage } from './platform/language/keep';
import type { Service } from './platform/service';

/** Every call of this service, module by module. */
export function allCalls(service: Service): AnyCall[] {
  const calls = modules.flatMap((module) => module.calls?.(service) ?? []);
  return guarded(service, blinded(service, keepingLanguage(service, calls, savedForms(service))));
}
