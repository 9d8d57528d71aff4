import { createHash } from 'node:crypto';
import { message } from '../messages';
import type { PageLanguage } from './language';
import type { HtmlAnswer } from './page';

/** The portal's colours and type (packages/ui), for pages that are served without its stylesheet. */
const style = `:root{color-scheme:light dark;--ground:#faf7f2;--surface:#fff;--ink:#1e2a2b;--muted:#586668;--line:#e5ded2;--control:#8a8577;--accent:#0e5a52;--strong:#0a443e;--on:#fff;--soft:#e2efeb;--danger:#a32b2b;--danger-soft:#fae6e4}
@media(prefers-color-scheme:dark){:root{--ground:#101617;--surface:#182022;--ink:#e9eeec;--muted:#a2afae;--line:#2b3638;--control:#6f7d7e;--accent:#7ccbbf;--strong:#a5dfd5;--on:#0b1413;--soft:#173330;--danger:#f19a94;--danger-soft:#3a1d1c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main,footer{max-width:42.5rem;margin:0 auto;padding:1.5rem 1rem 1rem}
header{display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem;min-height:4rem;padding:.5rem max(1rem,50% - 20.25rem);border-bottom:1px solid var(--line);background:var(--surface);font-weight:650}
footer{color:var(--muted);font-size:.875rem;padding-bottom:3rem}
h1{font:700 1.75rem/1.15 "Iowan Old Style",Charter,Georgia,"Noto Serif","Source Serif 4","DejaVu Serif",serif;letter-spacing:-.015em;margin:0 0 .75rem;text-wrap:balance}
h2{font-size:1.1875rem;line-height:1.35;margin:0 0 1rem}
p{margin:0 0 1rem}
a{color:var(--accent)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:1.25rem 1rem;margin:0 0 1rem}
@media(min-width:36rem){.card{padding:1.5rem}h1{font-size:2.0625rem}}
dl{margin:0}dt{color:var(--muted);font-size:.875rem}dd{margin:0 0 .75rem;white-space:pre-line}dd:last-child{margin:0}
label,.label{display:block;font-weight:600;margin:0 0 .25rem}
.hint{color:var(--muted);font-size:.875rem;margin:0 0 .5rem}
.field{margin:0 0 1.25rem}
input,textarea{display:block;width:100%;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--control);border-radius:8px;padding:.625rem .75rem;min-height:2.75rem}
textarea{min-height:14rem;resize:vertical}textarea.small{min-height:6rem}
input[type=file]{padding:.5rem}::file-selector-button{font:inherit;font-weight:600;color:var(--accent);background:transparent;border:1px solid var(--accent);border-radius:999px;padding:.25rem 1rem;margin-right:.75rem}
.pick{display:none}.js .choose{position:relative;width:fit-content}.js .choose input{position:absolute;inset:0;height:100%;opacity:0;cursor:pointer}.js .pick{display:flex;align-items:center;min-height:2.75rem;padding:.375rem 1.25rem;border:1px solid var(--accent);border-radius:1.375rem;color:var(--accent);font-weight:600}.choose :focus-visible+.pick{outline:3px solid var(--accent);outline-offset:2px}
[aria-invalid],[aria-invalid]+.pick{border-color:var(--danger)}
.error{color:var(--danger);font-weight:600;margin:0 0 .5rem}.field:has(.error){padding-left:.875rem;border-left:4px solid var(--danger)}
.notice{border:2px solid var(--danger);background:var(--danger-soft);color:var(--danger);border-radius:12px;padding:.75rem 1rem;margin:0 0 1rem}
.notice p{margin:0}.notice a{color:inherit}
button,summary{font:inherit;font-weight:600;cursor:pointer}
button{min-height:2.75rem;border:1px solid var(--accent);border-radius:999px;padding:.5rem 1.5rem;background:var(--accent);color:var(--on)}
button:hover{background:var(--strong)}
button.quiet{background:transparent;color:var(--accent)}button.quiet:hover{background:var(--soft)}
summary{color:var(--accent);min-height:2.75rem;padding:.5rem 0}
nav{display:flex;flex-wrap:wrap;gap:0 1rem;margin-left:auto;font-weight:400;font-size:.875rem}nav a,button.link{display:inline-flex;align-items:center;min-height:2.75rem;padding:0;border:0;background:none;color:var(--accent);font-weight:400;text-decoration:underline}button.link:hover{background:none;color:var(--strong)}nav [aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
progress{width:100%;height:.625rem;accent-color:var(--accent)}.sending{margin-top:.75rem}.sending p{margin:0 0 .5rem}.sending [role=status]{display:block}[hidden]{display:none!important}
details{padding-bottom:.5rem}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media(forced-colors:active){nav [aria-current]{outline:1px solid}}
@media(max-width:36rem){main button{width:100%}}`;

/** The portal's mark as inline code, as in its header and mails, so that nothing has to be fetched. */
const mark =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="var(--accent)"/><path fill="none" stroke="var(--on)" stroke-width="2" stroke-linejoin="round" d="M16 22.5c-4-2.7-6.5-5.2-6.5-8.2 0-2 1.5-3.5 3.3-3.5 1.3 0 2.5.7 3.2 1.9.7-1.2 1.9-1.9 3.2-1.9 1.8 0 3.3 1.5 3.3 3.5 0 3-2.5 5.5-6.5 8.2z"/></svg>';

/**
 * Allows only this style, forms to the portal alone, and the one script with the `nonce`, which may call the portal.
 */
export const contentSecurityPolicy = (nonce?: string): string =>
  [
    "default-src 'none'",
    ...(nonce ? [`script-src 'nonce-${nonce}'`, "connect-src 'self'"] : []),
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const escaped = (message: string): string =>
  message
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The other languages: as links, or as buttons that keep what is typed in the page's form. */
function choice({ language, offered }: PageLanguage, form: string | undefined): string {
  if (offered.length < 2) return '';
  const choices = offered.map(({ value, name }) => {
    const named = `lang="${value}"${value === language ? ' aria-current="true"' : ''}`;
    return form
      ? `<button class="link" ${named} form="${form}" name="act" value="" formaction="?lang=${value}">${name}</button>`
      : `<a ${named} href="?lang=${value}">${name}</a>`;
  });
  return `\n<nav>${choices.join(' ')}</nav>`;
}

/** A whole page. */
export function layout(
  { title, body, form, script }: Omit<HtmlAnswer, 'status'>,
  { name, mailbox }: { name: string; mailbox: string },
  languages: PageLanguage,
  nonce = '',
): string {
  const { language, translate: words } = languages;
  const write = `<a href="mailto:${escaped(mailbox)}">${escaped(mailbox)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escaped(words(title))}</title>
<style>${style}</style>${
    script
      ? `
<script src="${script.address}" nonce="${nonce}" defer></script>`
      : ''
  }
</head>
<body>
<header>${mark}<span>${escaped(name)}</span>${choice(languages, form)}</header>
<main>
${body(words)}
</main>
<footer>${escaped(words(message('pageQuestions')))} ${write}</footer>
</body>
</html>
`;
}
