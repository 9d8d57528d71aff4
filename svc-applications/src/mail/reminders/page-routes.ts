import type Koa from 'koa';
import { buttonForm, type HtmlAnswer, htmlAnswer, htmlPages, message, type Service } from '../../platform';
import { stopPath } from './reminder';

const mostBytes = 4096;

/**
 * The page that ends the reminders to an address, and resumes them. Mail programs send a POST to it at one click (RFC
 * 8058). A GET changes nothing, so that programs which open links in advance end nothing.
 */
export const reminderPages = (service: Service): Koa.Middleware =>
  htmlPages(service, {
    path: stopPath,
    failed: (_ctx, status, text) => htmlAnswer(status, message('reminderFailed'), [text]),
    answer: (ctx, secret) => answer(service, ctx, secret),
  });

async function answer(
  { stores, clock }: Service,
  ctx: Koa.Context,
  secret: string | undefined,
): Promise<HtmlAnswer> {
  const reminder = secret === undefined ? undefined : await stores.reminders.bySecret(secret);
  if (!reminder) return unknown;
  const { addressHash } = reminder;
  const isPost = ctx.method === 'POST';
  if (isPost && (await asksToGoOn(ctx))) await stores.reminders.goOn(addressHash);
  else if (isPost) await stores.reminders.stop(addressHash, clock());
  if (await stores.reminders.isStopped(addressHash)) return stopped;
  return isPost ? goesOn : asking;
}

/** Whether a POST is the form for resuming; any other POST ends the reminders. */
async function asksToGoOn(ctx: Koa.Context): Promise<boolean> {
  if (!ctx.is('urlencoded')) return false;
  let text = '';
  for await (const part of ctx.req) {
    text += String(part);
    if (text.length > mostBytes) return false;
  }
  return new URLSearchParams(text).get('act') === 'go-on';
}

const asking = htmlAnswer(
  200,
  message('reminderTitle'),
  [message('reminderTwice')],
  buttonForm('stop', message('reminderEnd')),
);

const stopped = htmlAnswer(
  200,
  message('reminderEnded'),
  [message('reminderStays')],
  buttonForm('go-on', message('reminderUndo'), true),
);

const goesOn = htmlAnswer(
  200,
  message('reminderAgain'),
  [message('reminderAgainWhen')],
  buttonForm('stop', message('reminderEnd'), true),
);

const unknown = htmlAnswer(404, message('pageLinkUnknown'), [message('reminderLinkIncomplete')]);
