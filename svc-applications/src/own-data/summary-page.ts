import {
  applicationStatuses,
  labelOf,
  ownReference,
  programmeOf,
} from '@portal/contract-svc-applications-v1';
import {
  dayInWords,
  type FactGroup,
  isUnanswered,
  sectionsOf,
  summary,
} from '@portal/contract-svc-applications-v1/questions';
import type { WholeApplication } from '../applications/application';

interface Held {
  applications: readonly WholeApplication[];
  files: readonly { file: string; original_name: string }[];
  madeAt: Date;
}

/** All applications of a person as a page that opens without the portal. */
export function summaryPage({ applications, files, madeAt }: Held): string {
  const body = [
    '<h1>Your data</h1>',
    `<p>As it was on ${dayInWords(madeAt.toISOString())}. The file data.json has all of it for programs.</p>`,
    ...applications.map(applicationPart),
    '<h2>Documents</h2>',
    files.length === 0 ? '<p>None.</p>' : '',
    ...files.map(
      ({ file, original_name }) => `<p><a href="${escaped(file)}">${escaped(original_name)}</a></p>`,
    ),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your data</title>
<style>body{font-family:sans-serif;line-height:1.5;max-width:45rem;margin:2rem auto;padding:0 1rem}dt{color:#555}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body>
${body.filter(Boolean).join('\n')}
</body></html>
`;
}

function applicationPart(application: WholeApplication): string {
  const { id, type, status, submittedAt, answers } = application;
  const sent = submittedAt ? `, submitted on ${dayInWords(submittedAt.toISOString())}` : '';
  const sections = sectionsOf(type)
    .filter((section) => !isUnanswered(section, answers))
    .map(
      (section) =>
        `<h3>${escaped(section.heading.en)}</h3>\n${summary(section, answers).map(groupPart).join('\n')}`,
    );
  const head = `${programmeOf(type).label} ${ownReference(id)}`;
  return [
    `<h2>${escaped(head)}</h2>`,
    `<p>${escaped(labelOf(applicationStatuses, status))}${sent}</p>`,
    ...sections,
  ].join('\n');
}

function groupPart({ title, facts }: FactGroup): string {
  const told = facts.filter(({ value }) => value !== null);
  if (told.length === 0) return '';
  const rows = told.map(({ term, value }) => `<dt>${escaped(term)}</dt><dd>${escaped(value ?? '')}</dd>`);
  return `${title ? `<h4>${escaped(title)}</h4>` : ''}<dl>${rows.join('')}</dl>`;
}

const escaped = (told: string): string =>
  told.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
