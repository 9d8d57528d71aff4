import { fillPage } from './fill';

const html =
  '<html lang="en"><head><title>Portal</title><!--portal:preload--><!--portal:config--></head><body><!--portal:first--></body></html>';

const config = (name: string) => ({
  name,
  logo: null,
  mailbox: 'a@b.org',
  website: null,
  social: [],
  newsletter: null,
});

function pageOf(name: string) {
  return fillPage(html, {
    preloads: '<link>',
    config: { branding: config(name), remoteOverrides: false, keepPages: true },
  });
}

test('the page bears the name of the organisation, its links and its configuration', () => {
  expect(pageOf('Hope House')).toBe(
    '<html lang="en"><head><title>Hope House</title><link>' +
      '<script type="application/json" id="portal-config">{"branding":{"name":"Hope House","logo":null,' +
      '"mailbox":"a@b.org","website":null,"social":[],"newsletter":null},"remoteOverrides":false,"keepPages":true}</script>' +
      '</head><body></body></html>',
  );
});

test('the page is marked with the language that was found for its visitor, and offers the others', () => {
  const filled = fillPage(html, {
    preloads: '',
    config: { branding: config('Hope House'), remoteOverrides: false, keepPages: true },
    languages: { offered: ['en', 'fr'], found: 'fr' },
  });
  expect(filled).toMatch(/^<html lang="fr">/);
  expect(filled).toContain('"languages":{"offered":["en","fr"],"found":"fr"}');
});

test('the texts of the page itself are in the language that was found', () => {
  const own =
    '<meta name="description" content="Apply."><noscript><p class="a">This needs scripts.</p></noscript>';
  const words = {
    website: '',
    newsletter: '',
    description: 'Une "demande" $&',
    noScripts: 'Activez-les <b>.',
  };
  const filling = {
    preloads: '',
    config: { branding: config('x'), remoteOverrides: false, keepPages: true },
  };
  expect(fillPage(own, { ...filling, words })).toBe(
    '<meta name="description" content="Une &#34;demande&#34; $&#38;">' +
      '<noscript><p class="a">Activez-les &#60;b&#62;.</p></noscript>',
  );
  expect(fillPage(own, filling)).toBe(own);
});

test('a name with HTML characters is shown as text', () => {
  const page = pageOf('A & B </script><script>alert(1)</script> $& <!--portal:preload-->');
  expect(page).toContain('<title>A &#38; B &#60;/script&#62;');
  expect(page.match(/<script/g)).toHaveLength(1);
  const json = /id="portal-config">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(json).branding.name).toBe(
    'A & B </script><script>alert(1)</script> $& <!--portal:preload-->',
  );
});

test('the page itself stands in its place, however it is written', () => {
  const filled = fillPage(html, {
    preloads: '',
    first: '<h1>$& <!--portal:config--></h1>',
    config: { branding: config('Hope House'), remoteOverrides: false, keepPages: true },
  });
  expect(filled).toContain('<body><h1>$& <!--portal:config--></h1></body>');
});
