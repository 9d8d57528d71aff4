import { codesWith, type Sentences, translateBy } from '@portal/contract-language-v1';
import type Koa from 'koa';
import ownSentences from '../../../sentences/all';
import { type Language, languagesOffered, type Translation, translations } from '../../../writing/language';
import { figuresIn } from './numbers';

/** The sentences of a service, by their English: their codes, and their translations. */
export interface SentenceTables extends Readonly<Partial<Record<Translation, Sentences>>> {
  readonly codes: Sentences;
}

interface MessageBody {
  message: string;
  errors?: unknown;
}

const hasMessage = (body: unknown): body is MessageBody =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

/** Translates the sentences of these tables, and of this package, into a language; days and large numbers too. */
export function translateInto(
  language: Translation,
  tables: readonly SentenceTables[],
): (english: string) => string {
  const translate = translateBy(
    ...[...tables, ownSentences].map((table: SentenceTables) => table[language] ?? {}),
  );
  const figures = figuresIn(language);
  return (english) => figures(translate(english));
}

/**
 * Translates `message` and `errors` of an answer into the caller's preferred language, and adds `codes` to a refusal.
 * Answers without a message are left alone, as are callers who want English or name no language.
 */
export function translateResponses(tables: readonly SentenceTables[] = []): (ctx: Koa.Context) => void {
  const all = [...tables, ownSentences];
  const codeOf = codesWith(...all.map(({ codes }) => codes));
  const messages = new Map<Language, (english: string) => string>(
    translations.map((language) => [language, translateInto(language, tables)]),
  );
  return (ctx) => {
    const { body } = ctx;
    if (!hasMessage(body) || ctx.state.quiet) return;
    const codes = ctx.status >= 400 ? codesOf(body, codeOf) : undefined;
    const language = languageOf(ctx);
    const sayIt = messages.get(language);
    const translated = sayIt ? inLanguage(body, sayIt) : body;
    if (sayIt) {
      ctx.set('Content-Language', language);
      ctx.vary('Accept-Language');
    }
    if (codes || translated !== body) ctx.body = { ...translated, ...(codes && { codes }) };
  };
}

/** English for a caller who wants none of those that are offered. */
function languageOf(ctx: Koa.Context): Language {
  if (!ctx.req.headers['accept-language']) return 'en';
  const offered = languagesOffered();
  const liked = ctx.acceptsLanguages(...offered);
  return offered.find((language) => language === liked) ?? 'en';
}

/** Only lists of sentences are translated: the rest of a body may be text that people wrote. */
const isErrors = (errors: unknown): errors is Record<string, string[]> =>
  typeof errors === 'object' && errors !== null && Object.values(errors).every(isSentences);

const isSentences = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function inLanguage(body: MessageBody, translate: (english: string) => string): MessageBody {
  const message = translate(body.message);
  if (!isErrors(body.errors)) return { ...body, message };
  const errors = Object.entries(body.errors).map(([field, sentences]) => [field, sentences.map(translate)]);
  return { ...body, message, errors: Object.fromEntries(errors) };
}

interface Codes {
  message?: string;
  errors?: Record<string, string[]>;
}

/** The codes of the sentences; of a field only where all of its sentences have one, so that they stay side by side. */
function codesOf(body: MessageBody, codeOf: (english: string) => string | undefined): Codes | undefined {
  const message = codeOf(body.message);
  const fields = isErrors(body.errors) ? Object.entries(body.errors) : [];
  const known = fields
    .map(([field, sentences]) => [field, sentences.map((sentence) => codeOf(sentence))] as const)
    .filter(([, codes]) => codes.every((code) => code !== undefined));
  if (message === undefined && known.length === 0) return undefined;
  return {
    ...(message !== undefined && { message }),
    ...(known.length > 0 && { errors: Object.fromEntries(known) as Record<string, string[]> }),
  };
}
