import { offerMessages } from '@portal/contract-svc-applications-v1';
import type { Text } from '@portal/service-kit/messages';
import { type HtmlAnswer, htmlAnswer, message } from '../../platform';
import type { Offer } from '../offers/offer';
import { daysOf } from './form';

/** The page for a link that was never sent, or whose application is gone. */
export const unknownLink = (): HtmlAnswer =>
  htmlAnswer(404, message('pageLinkUnknown'), [message('offerLinkIncomplete')]);

export const closedPortal = (): HtmlAnswer =>
  htmlAnswer(503, message('letterNotOpen'), [message('offerPortalClosed')]);

export const failed = (status: number, text: Text): HtmlAnswer =>
  htmlAnswer(status, status >= 500 ? message('pageBroken') : message('pageRefused'), [
    text,
    message('pageNothingSent'),
  ]);

/** The page for an offer that can no longer be answered; undefined while it can. */
export function overOf(offer: Offer, isReplyOver: boolean): HtmlAnswer | undefined {
  const dashboard = message('offerSeeDashboard');
  switch (offer.state) {
    case 'accepted':
      return htmlAnswer(200, message('offerConfirmed'), [
        daysOf(offer),
        message('offerLookForward'),
        message('offerCancelLater'),
      ]);
    case 'declined':
      return htmlAnswer(200, message('offerDeclinedTitle'), [message('offerDeclinedText')]);
    case 'withdrawn':
      return htmlAnswer(410, message('offerOver'), [offerMessages.withdrawn]);
    case 'taken-back':
      return htmlAnswer(410, message('offerOver'), [offerMessages.takenBack]);
    case 'replaced':
      return htmlAnswer(410, message('offerOver'), [offerMessages.replaced, dashboard]);
    case 'lapsed':
      return lapsed();
    default:
      return isReplyOver ? lapsed() : undefined;
  }
}

const lapsed = (): HtmlAnswer => htmlAnswer(410, message('offerLapsedTitle'), [offerMessages.lapsed]);
