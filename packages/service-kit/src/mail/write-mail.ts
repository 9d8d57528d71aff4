import {
  greetingOf,
  type MailBranding,
  type MailContent,
  type MailWords,
  signature,
  type WrittenMail,
} from './mail-content';
import { asHtml } from './mail-html';

/** Writes a mail as plain text and as HTML that mail programs show alike: tables, inline styles, no remote content. */
export function writeMail(content: MailContent, branding: MailBranding): WrittenMail {
  return { subject: content.subject, text: asText(content, branding), html: asHtml(content, branding) };
}

function asText(content: MailContent, branding: MailBranding): string {
  const { paragraphs, facts = [], button, afterwards } = content;
  const blocks = [...greetingOf(content), ...paragraphs.map(plain)];
  if (facts.length > 0) blocks.push(facts.map(({ term, value }) => `${term}: ${value}`).join('\n'));
  if (button) blocks.push(`${button.label}:\n${button.href}`);
  return `${[...blocks, ...afterwards.map(plain), `-- \n${signature(branding).join('\n')}`].join('\n\n')}\n`;
}

function plain(words: MailWords): string {
  if (typeof words === 'string') return words;
  const told = words.map((part) => {
    if (part.kind === 'break') return '\n';
    return part.kind === 'link' ? `${part.text} (${part.href})` : part.text;
  });
  return told.join('');
}
