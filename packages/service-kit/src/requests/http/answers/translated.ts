import {
  Message,
  type Sentences,
  type Text,
  type Translate,
  translateWith,
} from '@portal/contract-language-v1';
import type Koa from 'koa';
import ownSentences from '../../../sentences/all';
import {
  figuresOf,
  type Language,
  languagesOffered,
  type Translation,
  translations,
} from '../../../writing/language';

/** Translations of the sentences of a service or a contract, by language and English sentence. */
export interface SentenceTables extends Readonly<Partial<Record<Translation, Sentences>>> {
  /** The codes of a contract's sentences. A service's own messages carry their codes. */
  readonly codes?: Sentences;
}

interface MessageBody {
  message: Text;
  errors?: unknown;
}

const hasMessage = (body: unknown): body is MessageBody =>
  typeof body === 'object' && body !== null && 'message' in body && isText(body.message);

const isText = (value: unknown): value is Text => typeof value === 'string' || value instanceof Message;

/** Returns a function that translates messages, and sentences of these tables and of this package, into a language. */
export const translateInto = (language: Translation, tables: readonly SentenceTables[]): Translate =>
  translateWith(
    [...tables, ownSentences].map((table: SentenceTables) => table[language] ?? {}),
    figuresOf(language),
  );

/**
 * Translates `message` and `errors` of an answer into the caller's preferred language, and adds `codes` to a refusal.
 * Answers without a message are left alone, as are callers who want English or name no language.
 */
export function translateResponses(tables: readonly SentenceTables[] = []): (ctx: Koa.Context) => void {
  const known = new Map(tables.flatMap(({ codes = {} }) => Object.entries(codes)));
  const codeOf = (text: Text) =>
    text instanceof Message ? (text.key ?? known.get(text.english)) : known.get(text);
  const messages = new Map<Language, Translate>(
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

/** The language of the answer: English when the caller prefers none of those offered. */
function languageOf(ctx: Koa.Context): Language {
  if (!ctx.req.headers['accept-language']) return 'en';
  const offered = languagesOffered();
  const liked = ctx.acceptsLanguages(...offered);
  return offered.find((language) => language === liked) ?? 'en';
}

/** Whether a member is lists of sentences: the rest of a body may be text that people wrote and is not translated. */
const isErrors = (errors: unknown): errors is Record<string, Text[]> =>
  typeof errors === 'object' && errors !== null && Object.values(errors).every(isTexts);

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

function inLanguage(body: MessageBody, translate: (text: Text) => string): MessageBody {
  const message = translate(body.message);
  if (!isErrors(body.errors)) return { ...body, message };
  const errors = Object.entries(body.errors).map(([field, sentences]) => [field, sentences.map(translate)]);
  return { ...body, message, errors: Object.fromEntries(errors) };
}

interface Codes {
  message?: string;
  errors?: Record<string, string[]>;
}

/** The codes of the sentences. A field gets codes only when all of its sentences have one, so that both lists match. */
function codesOf(body: MessageBody, codeOf: (text: Text) => string | undefined): Codes | undefined {
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
