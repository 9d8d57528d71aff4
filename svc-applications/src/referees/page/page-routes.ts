import { Invalid } from '@portal/service-kit/errors';
import type { Text } from '@portal/service-kit/messages';
import type Koa from 'koa';
import { type HtmlAnswer, htmlPages, message, type Service } from '../../platform';
import { askReferee } from '../ask-mail';
import { letterPath } from '../letter-link';
import { isAwaited } from '../letter-request';
import { askNow } from '../reminder-job';
import { formId, type Problems, type Typed, writingPage } from './form';
import * as words from './html-answers';
import { askingOf, countSending, isExpired, mayHaveNewLink, type Opened, openedBy } from './opened';
import { act, isAct, type Posted } from './posted';
import { fileOf, readPosted } from './posted-routes';
import { noteOpened } from './seen-routes';

/** The pages of referees, and of applicants who confirm a mailbox. Reading a page changes nothing. */
export const letterPages = (service: Service): Koa.Middleware =>
  htmlPages(service, {
    path: letterPath,
    failed: (ctx, status, text) => shownAgain(service, ctx, status, text) ?? words.failed(status, text),
    answer: (ctx, secret) => answer(service, ctx, secret),
  });

async function answer(
  service: Service,
  ctx: Koa.Context,
  secret: string | undefined,
): Promise<HtmlAnswer | undefined> {
  const isPost = ctx.method === 'POST';
  const opened = secret && (await openedBy(service, secret, ctx.ip));
  if (!opened) return words.unknownLink();
  if (!(await service.portal.settings()).portalEnabled) return closed(service, ctx, opened);
  if (opened.link.purpose === 'confirm') return confirmation(service, ctx, opened);
  const over = words.overOf(
    opened.request,
    opened.application,
    await letterOf(service, opened),
    service.portal.calendar(),
  );
  // The script removes the PDF that the browser had stored.
  if (over) return { ...over, script: service.letterScript };
  const isWritten = isPost && Boolean(ctx.is('multipart'));
  if (isExpired(service, opened, isWritten)) return isPost ? newLink(service, opened) : words.expiredLink();
  if (isPost) return taken(service, ctx, opened);
  return formOf(service, opened, {});
}

interface Kept {
  opened: Opened;
  posted: Posted;
}

/** Stores what was sent with the request, so that the page of a failure shows it again. */
function keep(ctx: Koa.Context, opened: Opened, posted: Posted): void {
  const kept: Kept = { opened, posted };
  ctx.state.letter = kept;
}

/** The form with everything that was typed, and why it was refused; undefined if nothing was typed. */
function shownAgain(service: Service, ctx: Koa.Context, status: number, text: Text): HtmlAnswer | undefined {
  const kept: Kept | undefined = ctx.state.letter;
  // If the letter is no longer awaited, the page says why instead.
  if (!kept || status === 409) return undefined;
  return { ...formOf(service, kept.opened, { ...kept.posted, problems: {}, message: text }), status };
}

async function closed(service: Service, ctx: Koa.Context, opened: Opened): Promise<HtmlAnswer> {
  const answer = words.closedPortal();
  if (!ctx.is('multipart') || !isAwaited(opened.request, opened.application)) return answer;
  keep(ctx, opened, await readPosted(ctx));
  return shownAgain(service, ctx, answer.status, words.closedSentence) ?? answer;
}

async function taken(service: Service, ctx: Koa.Context, opened: Opened): Promise<HtmlAnswer | undefined> {
  const posted = await readPosted(ctx);
  keep(ctx, opened, posted);
  await countSending(service, opened);
  // Whoever sends the form has opened the page, with or without a script.
  await noteOpened(service, opened.request);
  if (!isAct(posted.act)) return formOf(service, opened, posted);
  try {
    const file = posted.act === 'send' ? await fileOf(service, ctx, opened.request, posted) : undefined;
    await act(service, opened.request, { ...posted, file });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return formOf(service, opened, { ...posted, problems: problemsOf(error) });
  }
  // Redirects, so that reloading the page sends nothing again.
  const { lang } = ctx.query;
  ctx.redirect(lang === undefined ? ctx.path : `${ctx.path}?lang=${encodeURIComponent(String(lang))}`);
  ctx.status = 303;
  return undefined;
}

const problemsOf = ({ fields = {} }: Invalid): Problems =>
  Object.fromEntries(Object.entries(fields).map(([name, [sentence]]) => [name, sentence]));

/** Mails a new link to the address of the old one, a limited number a day. */
async function newLink(service: Service, { request, application }: Opened): Promise<HtmlAnswer> {
  if (!isAwaited(request, application)) return words.unknownLink();
  if (!(await mayHaveNewLink(service, request))) return words.enoughLinks();
  await service.stores.enqueue(askReferee.kind, { request_id: request.id, again: true }, application.id);
  return words.newLinkSent();
}

async function letterOf({ stores }: Service, { request, application }: Opened) {
  if (request.state !== 'sent') return undefined;
  const letter = (await stores.letters.lettersOf(application.id)).find((one) => one.requestId === request.id);
  return letter && { hasText: letter.statement !== null, hasFile: letter.file !== null };
}

/** The page on which the applicant confirms that the mailbox is theirs. */
async function confirmation(service: Service, ctx: Koa.Context, opened: Opened): Promise<HtmlAnswer> {
  const { stores, clock } = service;
  const { link, secretHash, application } = opened;
  const { id: applicationId, identity } = application;
  if (link.mailbox !== identity.email || link.expiresAt <= clock()) return words.confirmationOver();
  const waiting = (await stores.letters.live(applicationId)).filter(({ askedAt }) => !askedAt);
  if (ctx.method === 'POST') {
    await stores.letters.confirm(secretHash, clock());
    for (const request of waiting) await askNow(service, request);
    return words.confirmed();
  }
  const isDone = await stores.letters.isConfirmed(applicationId, identity.email);
  return isDone ? words.confirmedAlready() : words.confirming(waiting.map(({ name }) => name));
}

type Sent = Partial<Posted> & { typed?: Typed; problems?: Problems; message?: Text };

function formOf(service: Service, opened: Opened, sent: Sent): HtmlAnswer {
  const body = writingPage({ asking: askingOf(service, opened), ...sent });
  const title = message('letterFor', { name: opened.application.applicantName });
  const page = { title, body, form: formId, script: service.letterScript };
  if (!sent.problems) return { ...page, status: 200 };
  return { ...page, status: 422, title: message('letterError', { title }) };
}
