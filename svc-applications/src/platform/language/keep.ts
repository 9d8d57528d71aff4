import { isProgramme } from '@portal/contract-svc-applications-v1';
import type { AnyCall } from '@portal/service-kit/http';
import { type Language, type PageLanguage, pageLanguageOf } from '@portal/service-kit/language';
import type { Logger } from '@portal/service-kit/logging';
import type { Service } from '../service';

/**
 * Stores the page's language with every call by which an applicant writes something, before the call runs: so the mail
 * that a submission sends has the language of that page. `byThemselves` are the ids of calls that store it themselves.
 */
export const keepingLanguage = (
  service: Pick<Service, 'stores'>,
  calls: readonly AnyCall[],
  byThemselves: readonly string[],
): AnyCall[] =>
  calls.map((call): AnyCall => {
    if (call.auth !== 'token' || call.method === 'get' || byThemselves.includes(call.id)) return call;
    return {
      ...call,
      async handle(ctx) {
        const { actor, log } = ctx;
        if (actor && isProgramme(actor.role)) await keep(service, actor.personId, pageLanguageOf(ctx), log);
        await call.handle(ctx);
      },
    };
  });

/** The page of a call that stores its language itself. */
export interface PageOfCall {
  language: Language | undefined;
  keep(): Promise<void>;
}

export function pageOfCall(
  service: Pick<Service, 'stores'>,
  ctx: Parameters<typeof pageLanguageOf>[0] & { actor: { personId: number }; log: Pick<Logger, 'warn'> },
): PageOfCall {
  const page = pageLanguageOf(ctx);
  return { language: page?.language, keep: () => keep(service, ctx.actor.personId, page, ctx.log) };
}

/** Stores the language. A failure is logged and not thrown: no call may fail because of the language of a mail. */
export async function keep(
  { stores }: Pick<Service, 'stores'>,
  personId: number,
  page: PageLanguage | undefined,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  if (!page) return;
  try {
    await stores.languages.keep(personId, page.language);
  } catch (error) {
    log.warn({ err: error }, 'the language of a page was not kept');
  }
}
