import type { AnyCall } from '@portal/service-kit/http';
import { modules } from './modules';
import { keepingLanguage, type Service } from './platform';

/** All API calls of this service, module by module, each wrapped in the guards of all modules. */
export function allCalls(service: Service): AnyCall[] {
  const calls = modules.flatMap((module) => module.calls?.(service) ?? []);
  const byThemselves = modules.flatMap((module) => module.keepLanguage?.(service) ?? []);
  return modules.reduce(
    (all, { guards }) => guards?.(service, all) ?? all,
    keepingLanguage(service, calls, byThemselves),
  );
}
