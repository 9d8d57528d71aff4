import {
  applicationStatuses,
  labelOf,
  ownReference,
  programmeOf,
} from '@portal/contract-svc-applications-v1';
import { type FactGroup, isUnanswered, sectionsOf } from '@portal/contract-svc-applications-v1/questions';
import type { Calendar } from '@portal/service-kit/calendar';
import { dayIn, type Translator, translateWith } from '@portal/service-kit/language';
import type { WholeApplication } from '../../application';
import { summaryIn } from '../../platform';

interface Held {
  applications: readonly WholeApplication[];
  files: readonly { file: string; original_name: string }[];
  madeAt: Date;
  calendar: Calendar;
}

/** All applications of a person as a page that can be read without the portal. */
export function summaryPage({ applications, files, madeAt, calendar }: Held, translator: Translator): string {
  const { language, translate } = translator;
  const title = escaped(translate('Your data'));
  const asOf = translateWith(
    translator,
    'As it was on {day}. The file data.json has all of it for programs.',
    {
      day: dayIn(language, calendar.wallTime(madeAt)),
    },
  );
  const body = [
    `<h1>${title}</h1>`,
    `<p>${escaped(asOf)}</p>`,
    ...applications.map((application) => applicationPart(application, translator, calendar)),
    `<h2>${escaped(translate('Documents'))}</h2>`,
    files.length === 0 ? `<p>${escaped(translate('None.'))}</p>` : '',
    ...files.map(
      ({ file, original_name }) =>
        `<p><a translate="no" href="${escaped(file)}">${escaped(original_name)}</a></p>`,
    ),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font-family:sans-serif;line-height:1.5;max-width:45rem;margin:2rem auto;padding:0 1rem}dt{color:#555}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body>
${body.filter(Boolean).join('\n')}
</body></html>
`;
}

function applicationPart(application: WholeApplication, translator: Translator, calendar: Calendar): string {
  const { id, type, answers } = application;
  const { translate } = translator;
  const sections = sectionsOf(type)
    .filter((section) => !isUnanswered(section, answers))
    .map(
      (section) =>
        `<h3>${escaped(translate(section.heading.en))}</h3>\n${summaryIn(translator, section, answers).map(groupPart).join('\n')}`,
    );
  return [
    `<h2>${escaped(translate(programmeOf(type).label))} <span translate="no">${ownReference(id)}</span></h2>`,
    `<p>${escaped(state(application, translator, calendar))}</p>`,
    ...sections,
  ].join('\n');
}

/** The state of an application in words. */
function state(
  { status: value, submittedAt }: WholeApplication,
  translator: Translator,
  calendar: Calendar,
): string {
  const status = translator.translate(labelOf(applicationStatuses, value));
  if (!submittedAt) return status;
  const day = dayIn(translator.language, calendar.wallTime(submittedAt));
  return translateWith(translator, '{status}, submitted on {day}', { status, day });
}

function groupPart({ title, facts }: FactGroup): string {
  const answered = facts.filter(({ value }) => value !== null);
  if (answered.length === 0) return '';
  const rows = answered.map(
    ({ term, value, typed }) =>
      `<dt>${escaped(term)}</dt><dd${typed ? ' translate="no"' : ''}>${escaped(value ?? '')}</dd>`,
  );
  return `${title ? `<h4>${escaped(title)}</h4>` : ''}<dl>${rows.join('')}</dl>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
