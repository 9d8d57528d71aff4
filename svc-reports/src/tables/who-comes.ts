import { labelOf, programmes, referenceOf } from '@portal/contract-svc-applications-v1';
import type { Translator } from '@portal/service-kit/language';
import type { Places } from '../applications/ask';
import { bareDay } from '../reports/filter';
import { type Cell, dayFormat, type Table } from './table';

const labels = programmes.map(({ key, label }) => ({ value: key, label }));

/** Makes a table of people with a place, or an offer of one, one row each, by their first day. */
export function tableOfPlaces({ offers }: Places, { translate }: Translator): Table {
  const day = (header: string) => ({ header, width: 13, format: dayFormat });
  return {
    name: translate('Places'),
    columns: [
      day(translate('First day')),
      day(translate('Last day')),
      { header: translate('Programme'), width: 16 },
      { header: translate('Application ID'), width: 16 },
      { header: translate('Applicant'), width: 36 },
      { header: translate('People'), width: 10 },
      { header: translate('Reply'), width: 20 },
    ],
    rows: [...offers]
      .sort((one, other) => one.from.localeCompare(other.from) || one.id - other.id)
      .map((offer): Cell[] => [
        bareDay(offer.from),
        bareDay(offer.until),
        translate(labelOf(labels, offer.programme)),
        // An application that the reader must not see has neither id nor name here.
        offer.application_id === null ? '' : referenceOf(offer.programme, offer.application_id),
        offer.applicant_name ?? '',
        offer.participants,
        offer.state === 'accepted' ? translate('Accepted') : translate('No reply yet'),
      ]),
  };
}
