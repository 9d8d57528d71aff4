import type { Branding } from '../branding';

/** The parts of the branding that a mail shows. */
export type MailBranding = Pick<Branding, 'name' | 'mailbox' | 'website'>;

/** Words with a little form, in order. Everything is escaped where it is written as HTML. */
export type MailInline =
  | { kind: 'text' | 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'break' };

/** A paragraph. */
export type MailWords = string | readonly MailInline[];

export interface MailContent {
  subject: string;
  greeting?: string;
  paragraphs: MailWords[];
  /** Shown as a small table: a reference, a date, an address. */
  facts?: { term: string; value: string }[];
  button?: { label: string; href: string };
  /** Shown in small type below the button. */
  afterwards: MailWords[];
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail as plain text and as HTML that mail programs show alike: tables, inline styles, no remote content. */
export function writeMail(content: MailContent, branding: MailBranding): WrittenMail {
  return { subject: content.subject, text: asText(content, branding), html: asHtml(content, branding) };
}

function signature({ name, mailbox, website }: MailBranding): string[] {
  return [name, `Questions? Write to ${mailbox}`, ...(website ? [website] : [])];
}

function asText(content: MailContent, branding: MailBranding): string {
  const { paragraphs, facts = [], button, afterwards } = content;
  const blocks = [...greetingOf(content), ...paragraphs.map(plain)];
  if (facts.length > 0) blocks.push(facts.map(({ term, value }) => `${term}: ${value}`).join('\n'));
  if (button) blocks.push(`${button.label}:\n${button.href}`);
  return `${[...blocks, ...afterwards.map(plain), `-- \n${signature(branding).join('\n')}`].join('\n\n')}\n`;
}

const greetingOf = ({ greeting }: MailContent): string[] => (greeting === undefined ? [] : [greeting]);

function plain(words: MailWords): string {
  if (typeof words === 'string') return words;
  const told = words.map((part) => {
    if (part.kind === 'break') return '\n';
    return part.kind === 'link' ? `${part.text} (${part.href})` : part.text;
  });
  return told.join('');
}

function marked(words: MailWords): string {
  if (typeof words === 'string') return escaped(words);
  const told = words.map((part) => {
    if (part.kind === 'break') return '<br>';
    const text = escaped(part.text);
    if (part.kind === 'link') return `<a href="${escaped(part.href)}" style="color:#0f766e">${text}</a>`;
    return part.kind === 'bold' ? `<strong>${text}</strong>` : text;
  });
  return told.join('');
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function asHtml(content: MailContent, branding: MailBranding): string {
  const { subject, paragraphs, facts = [], button, afterwards } = content;
  const body = [...greetingOf(content), ...paragraphs].map(
    (text) =>
      `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:#1f2937">${marked(text)}</p>`,
  );
  const small = (text: MailWords) =>
    `<p style="margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:#4b5563">${marked(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f4f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px;border-bottom:1px solid #e5e7eb;${font};font-size:18px;font-weight:600;color:#0f766e">${escaped(branding.name)}</td></tr>
<tr><td style="padding:32px">
${body.join('\n')}
${facts.length > 0 ? htmlFacts(facts) : ''}
${button ? htmlButton(button) : ''}
${afterwards.map(small).join('\n')}
</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e5e7eb">
${signature(branding).map(small).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function htmlFacts(facts: { term: string; value: string }[]): string {
  const rows = facts.map(({ term, value }) => {
    const cell = `padding:4px 16px 4px 0;${font};font-size:16px;line-height:1.5;vertical-align:top`;
    return `<tr><td style="${cell};color:#4b5563">${escaped(term)}</td><td style="${cell};color:#1f2937;font-weight:600;word-break:break-word">${escaped(value)}</td></tr>`;
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.join('')}</table>`;
}

function htmlButton({ label, href }: { label: string; href: string }): string {
  const link = `display:inline-block;padding:12px 24px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td style="border-radius:8px;background:#0f766e"><a href="${escaped(href)}" style="${link}">${escaped(label)}</a></td></tr></table>
<p style="margin:0 0 16px;${font};font-size:13px;line-height:1.5;color:#4b5563">Or open this address:<br><a href="${escaped(href)}" style="color:#0f766e;word-break:break-all">${escaped(href)}</a></p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
