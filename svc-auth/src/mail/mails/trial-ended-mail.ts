import { numberIn, type Translator, translateWith } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type Wording, writeFrom } from '@portal/service-kit/mail-words';
import type { EndedTrial } from '../../staff/release-notices/kinds';
import { inWords, type Moment } from './in-words';
import { plainWording } from './template-kinds';

export const boardOf = (publicUrl: string): string => `${publicUrl}/admin/modules`;

const seconds = ({ language }: Translator, ms: number | null): string =>
  numberIn(language, Math.round((ms ?? 0) / 100) / 10);

/** States in a sentence what was worse in the trial, with the numbers of both versions. */
function whyInWords(translator: Translator, { why, trial, beside }: EndedTrial): string {
  if (why === 'slow')
    return translateWith(
      translator,
      'Its pages took {seconds} seconds to open, those of the live version {others}.',
      {
        seconds: seconds(translator, trial.load_ms),
        others: seconds(translator, beside.load_ms),
      },
    );
  return translateWith(
    translator,
    'Its pages failed for {failing} of {visitors} visitors, those of the live version for {others} of {all}.',
    {
      failing: String(trial.failing),
      visitors: String(trial.visitors),
      others: String(beside.failing),
      all: String(beside.visitors),
    },
  );
}

/** The mail to people who look after releases: the portal ended a trial by itself. */
export function trialEndedMail(
  ended: EndedTrial,
  { moment, board }: { moment: Moment; board: string },
  branding: MailBranding,
  wording: Wording = plainWording('trial-ended'),
): WrittenMail {
  const { translator } = wording;
  const { translate } = translator;
  return writeFrom(
    wording,
    {
      facts: [
        { term: translate('Module'), value: ended.remote },
        { term: translate('Version on trial'), value: ended.version },
        { term: translate('Everybody has again'), value: ended.live },
        { term: translate('Why'), value: whyInWords(translator, ended) },
        { term: translate('When'), value: inWords(translator, moment) },
      ],
      button: { label: translate('Open Modules'), href: board },
    },
    branding,
  );
}
