import type { Translator } from '../language';
import {
  greetingOf,
  type MailBranding,
  type MailContent,
  type MailWords,
  partOf,
  signature,
} from './mail-content';

/**
 * The portal's colours: light ones as inline styles, dark ones as rules in the head. A mail program that ignores rules
 * shows the light mail, or darkens it by itself.
 */
const light = {
  ground: '#faf7f2',
  surface: '#ffffff',
  ink: '#1e2a2b',
  muted: '#586668',
  line: '#e5ded2',
  accent: '#0e5a52',
  onAccent: '#ffffff',
  signal: '#a64916',
};
const dark = {
  ground: '#101617',
  surface: '#182022',
  ink: '#e9eeec',
  muted: '#a2afae',
  line: '#2b3638',
  accent: '#7ccbbf',
  onAccent: '#0b1413',
  signal: '#f0a277',
};

/** The classes of a mail: the colour of each property. */
const coloured = {
  ground: ['background-color', 'ground'],
  surface: ['background-color', 'surface'],
  accent: ['background-color', 'accent'],
  signal: ['background-color', 'signal'],
  line: ['border-color', 'line'],
  ink: ['color', 'ink'],
  muted: ['color', 'muted'],
  link: ['color', 'accent'],
  on: ['color', 'onAccent'],
} as const satisfies Record<string, readonly [string, keyof typeof light]>;
type Coloured = keyof typeof coloured;

const rules = Object.entries(coloured)
  .map(([name, [property, colour]]) => `.${name}{${property}:${dark[colour]}!important}`)
  .join('');
const head = `<style>@media (prefers-color-scheme:dark){${rules}}@media (max-width:480px){.edge{padding-left:20px!important;padding-right:20px!important}}</style>`;

/** The attributes of an element: its classes, their light colours as inline styles, and further styles. */
function appearance(names: string, style = ''): string {
  const colours = names
    .split(' ')
    .filter((name): name is Coloured => name in coloured)
    .map((name) => `${coloured[name][0]}:${light[coloured[name][1]]}`);
  return `class="${names}" style="${[...colours, style].filter(Boolean).join(';')}"`;
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Noto Serif',serif";
const table = 'table role="presentation" cellpadding="0" cellspacing="0"';

/** A mail as HTML: one column of at most 600 px, that shrinks to a phone. */
export function asHtml(content: MailContent, branding: MailBranding, translator: Translator): string {
  const { subject, paragraphs, facts = [], button, afterwards } = content;
  const body = [...greetingOf(content), ...paragraphs].map((text) =>
    paragraph(text, appearance('ink', `margin:0 0 16px;${font};font-size:16px;line-height:1.6`)),
  );
  return `<!doctype html>
<html lang="${translator.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title>${head}</head>
<body ${appearance('ground', 'margin:0;padding:0')}>
<${table} width="100%" ${appearance('ground')}><tr><td align="center" style="padding:24px 12px">
<${table} width="100%" style="max-width:600px">
<tr><td ${appearance('surface line edge', 'padding:24px 40px 20px;border-style:solid;border-width:1px 1px 0;border-radius:12px 12px 0 0')}>${mark(branding)}</td></tr>
<tr><td ${appearance('surface line', 'padding:0;border-style:solid;border-width:0 1px;font-size:0;line-height:0')}>${band()}</td></tr>
<tr><td ${appearance('surface line edge', 'padding:28px 40px 24px;border-style:solid;border-width:0 1px 1px;border-radius:0 0 12px 12px')}>
${body.join('\n')}
${facts.length > 0 ? htmlFacts(facts) : ''}
${button ? htmlButton(button, translator) : ''}
${afterwards.map(small).join('\n')}
</td></tr>
<tr><td ${appearance('edge', 'padding:20px 40px')}>
${signature(branding, translator).map(small).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The head of a mail: a heart on the accent colour and the organisation's name. It needs no image from a server. */
const mark = ({ name }: MailBranding): string =>
  `<${table}><tr><td width="36" height="36" align="center" ${appearance('accent on', 'border-radius:18px;font-size:18px;line-height:36px')}>&#9829;&#65038;</td><td ${appearance('ink', `padding-left:12px;${serif};font-size:19px;line-height:1.3;font-weight:700`)}>${escaped(name)}</td></tr></table>`;

/** The stripe under the name: long pieces of the accent, short ones of the signal colour between them. */
function band(): string {
  const piece = (name: Coloured, width: number) =>
    `<td width="${width}%" height="6" ${appearance(name, 'height:6px')}></td>`;
  return `<${table} width="100%"><tr>${`${piece('accent', 17)}${piece('signal', 3)}`.repeat(5)}</tr></table>`;
}

function paragraph(text: MailWords, attributes: string): string {
  const { language } = partOf(text);
  return `<p ${language ? `lang="${language}" ` : ''}${attributes}>${marked(text)}</p>`;
}

function marked(text: MailWords): string {
  const { words } = partOf(text);
  if (typeof words === 'string') return escaped(words);
  const parts = words.map((part) => {
    if (part.kind === 'break') return '<br>';
    const text = escaped(part.text);
    if (part.kind === 'link') return link(part.href, text);
    return part.kind === 'bold' ? `<strong>${text}</strong>` : text;
  });
  return parts.join('');
}

const link = (href: string, html: string, style = ''): string =>
  `<a href="${escaped(href)}" ${appearance('link', style)}>${html}</a>`;

const small = (text: MailWords): string =>
  paragraph(text, appearance('muted', `margin:0 0 8px;${font};font-size:14px;line-height:1.5`));

function htmlFacts(facts: { term: string; value: string }[]): string {
  const rows = facts.map(({ term, value }) => {
    const cell = `padding:10px 16px 10px 0;border-style:solid;border-width:1px 0 0;${font};font-size:16px;line-height:1.5;vertical-align:top`;
    return `<tr><td ${appearance('muted line', cell)}>${escaped(term)}</td><td ${appearance('ink line', `${cell};font-weight:600;word-break:break-word`)}>${escaped(value)}</td></tr>`;
  });
  return `<${table} width="100%" style="margin:8px 0 24px">${rows.join('')}</table>`;
}

function htmlButton({ label, href }: { label: string; href: string }, { translate }: Translator): string {
  const style = `display:inline-block;padding:13px 28px;${font};font-size:16px;font-weight:600;text-decoration:none`;
  return `<${table} style="margin:8px 0 24px"><tr><td ${appearance('accent', 'border-radius:24px')}><a href="${escaped(href)}" ${appearance('on', style)}>${escaped(label)}</a></td></tr></table>
<p ${appearance('muted', `margin:0 0 16px;${font};font-size:14px;line-height:1.5`)}>${translate('Or open this address:')}<br>${link(href, escaped(href), 'word-break:break-all')}</p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
