import { offerLimits, ownReference, programmeOf } from '@portal/contract-svc-applications-v1';
import { placeOfZone } from '@portal/service-kit/calendar';
import { Amount, Day, Label, type Text } from '@portal/service-kit/messages';
import { button, escaped, type Html, inHtml, message, own } from '../../platform';
import type { Offer } from '../offers/offer';
import type { Opened } from './opened';

/** What the applicant has typed, by field name. */
export type Typed = Partial<Record<'wish' | 'reason', string>>;
export type Problems = Partial<Record<'wish' | 'reason', Text>>;

/** The id of the form, whose typed text is kept when the reader switches the language. */
export const formId = 'offer-form';

export interface Shown extends Opened {
  organisation: string;
  timeZone: string;
  /** The instant at which the reply is due. */
  replyByAt: Date;
  typed?: Typed;
  problems?: Problems;
  /** The part of the form that was sent, which stays open. */
  act?: string;
  /** Why nothing was done, if no field is the reason. */
  failure?: Text;
}

export const dayOfLocal = (local: string): Day => new Day(new Date(`${local.slice(0, 10)}T00:00:00Z`));

/** The days of an offer, as a sentence. */
export const daysOf = ({ from, until }: Pick<Offer, 'from' | 'until'>): Text =>
  from === until
    ? message('offerOneDay', { day: dayOfLocal(from) })
    : message('offerDays', { from: dayOfLocal(from), until: dayOfLocal(until) });

/** The page for answering an offer. It has a single form, so that each button sends whatever was typed. */
export const offerPage =
  (shown: Shown): Html =>
  (words) => {
    const { application, organisation, failure, problems = {}, act } = shown;
    const text = (sentence: Text) => inHtml(words(sentence));
    const problem = Object.values(problems)[0] ?? failure;
    return `${problem ? `<div class="notice" role="alert"><p>${escaped(words(problem))}</p></div>\n` : ''}<h1>${text(message('offerTitle'))}</h1>
<p>${text(
      message('offerLead', {
        programme: new Label(programmeOf(application.type).one),
        organisation: own(organisation),
        reference: own(ownReference(application.id)),
      }),
    )}</p>
${facts(shown)(words)}
<form id="${formId}" method="post" enctype="multipart/form-data" novalidate><button name="act" value="" hidden>${text(message('letterLookAgain'))}</button>
<section class="card"><h2>${text(message('offerReply'))}</h2>
${button('accept', message('offerAccept'))(words)}
${otherDate(shown, act === 'ask')(words)}
${declining(shown, act === 'decline')(words)}</section></form>`;
  };

const facts =
  ({ offer, timeZone, replyByAt }: Shown): Html =>
  (words) => {
    const text = (sentence: Text) => inHtml(words(sentence));
    const line = (term: Text, value: string) => `<dt>${text(term)}</dt><dd>${value}</dd>`;
    const reply = message('offerReplyAt', {
      day: dayOfLocal(offer.replyBy),
      time: offer.replyBy.slice(11),
      place: own(placeOfZone(timeZone)),
    });
    const here = escaped(words(message('offerWhereYouAre', { time: '{time}' })));
    const time = `<time datetime="${replyByAt.toISOString()}" data-zone="${escaped(timeZone)}" data-here="${here}">${text(reply)}</time>`;
    const typed = (value: string) => `<span lang="">${escaped(value)}</span>`;
    return `<section class="card"><dl>${[
      line(message('offerWhen'), text(daysOf(offer))),
      ...(offer.participants > 1
        ? [
            line(
              message('offerPeople'),
              escaped(words(message('offerPeopleCount', { count: new Amount(offer.participants) }))),
            ),
          ]
        : []),
      ...(offer.place ? [line(message('offerWhere'), typed(offer.place))] : []),
      ...(offer.conditions ? [line(message('offerConditions'), typed(offer.conditions))] : []),
      line(message('offerReplyBy'), time),
    ].join('')}</dl></section>`;
  };

interface Area {
  name: 'wish' | 'reason';
  label: Text;
  hint: Text;
  most: number;
}

const area =
  ({ name, label, hint, most }: Area, { typed = {}, problems = {} }: Shown): Html =>
  (words) => {
    const problem = problems[name];
    const described = `${name}-hint${problem ? ` ${name}-error` : ''}`;
    return `<div class="field"><label for="${name}">${escaped(words(label))}</label>
<p class="hint" id="${name}-hint">${escaped(words(hint))}</p>
${problem ? `<p class="error" id="${name}-error">${escaped(words(problem))}</p>` : ''}
<textarea class="small" id="${name}" name="${name}" maxlength="${most}" aria-describedby="${described}"${problem ? ' aria-invalid="true"' : ''}>
${escaped(typed[name] ?? '')}</textarea></div>`;
  };

const otherDate =
  (shown: Shown, open: boolean): Html =>
  (words) => {
    const { wish } = shown.offer;
    const asked = wish
      ? `<p>${inHtml(words(message('offerAsked')))} <q lang="" translate="no">${escaped(wish)}</q></p>`
      : '';
    const field = { name: 'wish', label: message('offerWish'), hint: message('offerWishHint') } as const;
    return `<details${open || wish ? ' open' : ''}><summary>${escaped(words(message('offerOtherDate')))}</summary>
${asked}${area({ ...field, most: offerLimits.wish }, shown)(words)}
${button('ask', message('offerAsk'), true)(words)}</details>`;
  };

const declining =
  (shown: Shown, open: boolean): Html =>
  (words) => {
    const field = { name: 'reason', label: message('offerWhy'), hint: message('offerWhyHint') } as const;
    return `<details${open ? ' open' : ''}><summary>${escaped(words(message('offerCannot')))}</summary>
${area({ ...field, most: offerLimits.reason }, shown)(words)}
${button('decline', message('offerDecline'), true)(words)}</details>`;
  };
