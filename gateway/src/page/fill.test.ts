import { fillPage } from './fill';

const html =
  '<html lang="en"><head><title>Portal</title><!--portal:preload--><!--portal:config--></head><body></body></html>';

function pageOf(name: string) {
  const branding = { name, logo: null, mailbox: 'a@b.org', website: null, social: [], newsletter: null };
  return fillPage(html, { preloads: '<link>', config: { branding, remoteOverrides: false } });
}

test('the page bears the name of the organisation, its links and its configuration', () => {
  expect(pageOf('Hope House')).toBe(
    '<html lang="en"><head><title>Hope House</title><link>' +
      '<script type="application/json" id="portal-config">{"branding":{"name":"Hope House","logo":null,' +
      '"mailbox":"a@b.org","website":null,"social":[],"newsletter":null},"remoteOverrides":false}</script>' +
      '</head><body></body></html>',
  );
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
