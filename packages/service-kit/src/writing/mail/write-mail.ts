import { colonIn, english, labelledIn, type Translator } from '../language';
import {
  greetingOf,
  type MailBranding,
  type MailContent,
  type MailWords,
  partOf,
  signature,
  type WrittenMail,
} from './mail-content';
import { asHtml } from './mail-html';

/**
 * Writes a mail as plain text and as HTML that all mail programs show alike: tables, inline styles, no remote content.
 */
export function writeMail(content: MailContent, branding: MailBranding, translator = english): WrittenMail {
  return {
    subject: content.subject,
    text: asText(content, branding, translator),
    html: asHtml(content, branding, translator),
  };
}

function asText(content: MailContent, branding: MailBranding, translator: Translator): string {
  const { paragraphs, facts = [], button, afterwards } = content;
  const blocks = [...greetingOf(content), ...paragraphs.map(plain)];
  if (facts.length > 0)
    blocks.push(facts.map(({ term, value }) => labelledIn(translator.language, term, value)).join('\n'));
  if (button) blocks.push(`${button.label}${colonIn(translator.language)}\n${button.href}`);
  return `${[...blocks, ...afterwards.map(plain), `-- \n${signature(branding, translator).join('\n')}`].join('\n\n')}\n`;
}

function plain(text: MailWords): string {
  const { words } = partOf(text);
  if (typeof words === 'string') return words;
  const parts = words.map((part) => {
    if (part.kind === 'break') return '\n';
    return part.kind === 'link' ? `${part.text} (${part.href})` : part.text;
  });
  return parts.join('');
}
