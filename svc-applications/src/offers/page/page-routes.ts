import { generalMessages, offerLimits, offerMessages } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { readMultipart, writable } from '@portal/service-kit/http';
import type { Text } from '@portal/service-kit/messages';
import type Koa from 'koa';
import { type HtmlAnswer, htmlPages, message, type Service } from '../../platform';
import { circumstances } from '../../rounds';
import { acceptOffer, askForAnotherDate, declineOffer } from '../offers/answer';
import { offerPath } from '../offers/link';
import { isReplyOver, momentOf } from '../offers/reply-by';
import { formId, offerPage, type Problems, type Shown, type Typed } from './form';
import * as words from './html-answers';
import { countAnswer, type Opened, openedBy } from './opened';
import { offerScript } from './script';

/** The page behind the links in mails about an offer. Reading it changes nothing; anybody with the link may answer. */
export function offerPages(service: Service): Koa.Middleware {
  const pages = htmlPages(service, {
    path: offerPath,
    failed: (_ctx, status, text) => words.failed(status, text),
    answer: (ctx, secret) => answer(service, ctx, secret),
  });
  return (ctx, next) => (ctx.path === offerScript.address ? script(ctx) : pages(ctx, next));
}

async function script(ctx: Koa.Context): Promise<void> {
  ctx.state.route = `${offerPath}:script`;
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.type = 'text/javascript; charset=utf-8';
  ctx.body = offerScript.text;
}

async function answer(
  service: Service,
  ctx: Koa.Context,
  secret: string | undefined,
): Promise<HtmlAnswer | undefined> {
  const opened = secret === undefined ? undefined : await openedBy(service, secret, ctx.ip);
  if (!opened) return words.unknownLink();
  if (!(await service.portal.settings()).portalEnabled) return words.closedPortal();
  const { about } = await circumstances(service.stores);
  const over = words.overOf(opened.offer, isReplyOver(opened.offer, about));
  if (over) return over;
  return ctx.method === 'POST' ? answered(service, ctx, opened) : pageOf(service, opened, {});
}

interface Posted {
  act: string;
  typed: Typed;
}

/**
 * Handles a form that was sent.
 * @throws TooMany, Unreadable, WrongType
 */
async function answered(service: Service, ctx: Koa.Context, opened: Opened): Promise<HtmlAnswer | undefined> {
  await countAnswer(service, opened);
  const posted = await readPosted(ctx);
  const problems = problemsOf(posted);
  if (Object.keys(problems).length > 0) return pageOf(service, opened, { ...posted, problems });
  try {
    // Pressing Enter in a field sends the form without an act; then only the page is shown again.
    if (!(await act(service, opened, posted))) return pageOf(service, opened, posted);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return late(service, opened, posted, error.text ?? error.message);
  }
  // Redirects, so that reloading the page sends nothing again.
  const { lang } = ctx.query;
  ctx.redirect(lang === undefined ? ctx.path : `${ctx.path}?lang=${encodeURIComponent(String(lang))}`);
  ctx.status = 303;
  return undefined;
}

async function readPosted(ctx: Koa.Context): Promise<Posted> {
  const { fields } = await readMultipart(ctx, { files: [], maxFileBytes: 0 });
  const sent = writable(fields) as Record<string, unknown>;
  // Browsers send each line break as two characters but count it as one.
  const text = (name: string) =>
    String(sent[name] ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  return { act: text('act'), typed: { wish: text('wish'), reason: text('reason') } };
}

function problemsOf({ act, typed: { wish = '', reason = '' } }: Posted): Problems {
  if (act === 'ask' && !wish) return { wish: offerMessages.wish };
  if (act === 'ask' && wish.length > offerLimits.wish)
    return { wish: generalMessages.tooLong(offerLimits.wish) };
  if (act === 'decline' && reason.length > offerLimits.reason)
    return { reason: generalMessages.tooLong(offerLimits.reason) };
  return {};
}

/**
 * Does what the pressed button asks for; returns false if no button was pressed.
 * @throws Conflict if the offer is no longer open, or its places are taken
 */
async function act(service: Service, { offer }: Opened, { act: pressed, typed }: Posted): Promise<boolean> {
  if (pressed === 'accept') await acceptOffer(service, offer.id);
  else if (pressed === 'decline') await declineOffer(service, offer.id, typed.reason ?? '');
  else if (pressed === 'ask') await askForAnotherDate(service, offer.id, typed.wish ?? '');
  else return false;
  return true;
}

/** The page for an answer that came too late: what happened, or the form again if another date can be asked for. */
async function late(service: Service, opened: Opened, posted: Posted, failure: Text): Promise<HtmlAnswer> {
  const offer = await service.stores.offers.find(opened.offer.id);
  const over = offer && words.overOf(offer, false);
  return over ?? { ...pageOf(service, opened, { ...posted, act: 'ask', failure }), status: 409 };
}

function pageOf(
  { portal, branding }: Service,
  opened: Opened,
  sent: Partial<Posted> & Pick<Shown, 'problems' | 'failure'>,
): HtmlAnswer {
  const { timeZone } = portal.known();
  const replyByAt = momentOf(portal.calendar(), opened.offer.replyBy);
  const shown: Shown = { ...opened, organisation: branding.name, timeZone, replyByAt, ...sent };
  const title = message('offerTitle');
  const status = sent.problems && Object.keys(sent.problems).length > 0 ? 422 : 200;
  return { title, body: offerPage(shown), form: formId, script: offerScript, status };
}
