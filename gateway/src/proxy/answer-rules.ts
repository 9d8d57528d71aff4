import { answerHeaders, valuesOf } from './headers';

/** Whose answer it is: services of others are held to more than those of the portal. */
interface AnswerRules {
  /** The answer of a service that was registered while the portal runs. */
  isRegistered: boolean;
  /** A service of the portal may answer with a page at this address. */
  mayBePage: boolean;
  /** Added to every answer, as a flat list of names and values. */
  extra: readonly string[];
}

/** Documents that browsers show as a page; of a series of parts each may be a page. */
const pages = new Set(['text/html', 'application/xhtml+xml', 'multipart/x-mixed-replace']);

/** What speaks for the whole origin of the portal, not for the answer alone. */
const forTheOrigin = new Set([
  'set-cookie',
  'clear-site-data',
  'service-worker-allowed',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
]);

/** Opened in a tab it runs no script, sends no form and has no origin; what pages fetch stays as it is. */
const confined = ['content-security-policy', "sandbox; default-src 'none'"];

/** Every media type that a browser may find in these headers, in lower case: a list has several in one header. */
function mediaTypes(headers: readonly string[]): string[] {
  const listed = valuesOf(headers, 'content-type').flatMap((value) => value.split(','));
  // Browsers end a media type where a blank, a parameter or a comment begins.
  return listed.map((type) => /^[^\s;(]*/.exec(type.trim())?.[0].toLowerCase() ?? '');
}

/**
 * The headers of a service's answer for the client, as a flat list.
 * @throws Error where the answer is none that the API may give
 */
export function checkedHeaders(
  raw: readonly Buffer[],
  { isRegistered, mayBePage, extra }: AnswerRules,
): string[] {
  const headers = isRegistered
    ? answerHeaders(raw, [...extra, ...confined], forTheOrigin)
    : answerHeaders(raw, extra);
  const types = mediaTypes(headers);
  if (!mayBePage && types.some((type) => pages.has(type))) throw new Error('a page is no answer of the API');
  if (isRegistered && types.length > 1) throw new Error('an answer has one media type');
  return headers;
}
