import { letterLimits } from '@portal/contract-svc-applications-v1';
import { neutralBranding } from '@portal/service-kit/branding';
import { contentSecurityPolicy, layout } from '../../platform/html-pages/layout';
import { formId, writingPage } from './form';
import { letterScriptOf } from './script';

const asking = {
  applicant: 'Amina "Uwase" <b>',
  referee: "Jean d'Arc",
  programme: 'an internship',
  organisation: 'House & Home',
  about: 'x'.repeat(letterLimits.about),
};

const offered = ['en', 'fr', 'rw'].map((value) => ({ value, name: value }));
const french = { language: 'fr', translate: String, offered };
const { translate } = french;

/** More than the headers of a response take, in bytes. */
const headBytes = 1000;

describe('the page of a referee', () => {
  const body = writingPage({
    asking,
    problems: { statement: 'Write', letter: 'No', name: 'N', email: 'E' },
    act: 'pass',
  });
  const html = layout({ title: 'A letter', body, form: formId }, neutralBranding, french);

  it('takes at most 20 KB in all, uncompressed, with every error on it', () => {
    expect(Buffer.byteLength(html) + contentSecurityPolicy('n'.repeat(24)).length + headBytes).toBeLessThan(
      20_000,
    );
  });

  it('needs no script; where there is one, the policy lets this one alone run', () => {
    const script = letterScriptOf('run()');
    const page = layout({ title: 'A letter', body, form: formId, script }, neutralBranding, french, 'abc');
    expect(page).toContain(`<script src="${script.address}" nonce="abc" defer></script>`);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/\son\w+=/);
    expect(script.address).toMatch(/^\/letter\/[0-9a-f]{16}\.js$/);
    expect(contentSecurityPolicy('abc')).toContain("script-src 'nonce-abc'; connect-src 'self'");
    expect(contentSecurityPolicy()).not.toMatch(/script-src|connect-src|unsafe/);
    expect(page).toMatch(/id="sending" [^>]*hidden>/);
  });

  it('asks for nothing else: no script, no style sheet, no picture, no font', () => {
    expect(html).not.toMatch(/<script|<img|@import|url\(|\ssrc=|href="(?!data:,|#|mailto:)/);
  });

  it('begins with the mark and the name of the portal, and has a button of its own language for the file', () => {
    expect(html).toContain(`</svg><span>${neutralBranding.name}</span>`);
    const drawn = layout({ title: 'A letter', body }, neutralBranding, {
      ...french,
      translate: (one) => `[${one}]`,
    });
    expect(drawn).toMatch(/<input type="file" [^>]*><span class="pick" aria-hidden="true">\[Choose a PDF\]</);
  });

  it('offers the other languages by buttons that bring along what was typed', () => {
    expect(html).toContain('<html lang="fr">');
    expect(html.match(/form="letter-form" name="act" value="" formaction="\?lang=(en|fr|rw)"/g)).toHaveLength(
      3,
    );
  });

  it('shows what people wrote as text', () => {
    expect(html).toContain('Amina &quot;Uwase&quot; &lt;b&gt;');
    expect(html).toContain('Jean d&#39;Arc');
    expect(writingPage({ asking, typed: { statement: '</textarea><script>' } })(translate)).toContain(
      '&lt;/textarea&gt;&lt;script&gt;',
    );
  });

  it('names each problem at its field, and keeps the form open that was sent', () => {
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<details open><summary>Pass it on/);
    expect(html).toMatch(/<details><summary>Say that you cannot/);
  });

  it('keeps the letter that was being written beside an error elsewhere', () => {
    const page = writingPage({
      asking,
      typed: { statement: 'Half a letter' },
      problems: { email: 'E' },
      act: 'pass',
    })(translate);
    expect(page).toContain('Half a letter</textarea>');
    expect(page.match(/<form/g)).toHaveLength(1);
  });
});
