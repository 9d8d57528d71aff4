import { read } from './files';

const page = read('shell/src/index.html');
const { aroundPage } = JSON.parse(read('shell/messages/en.json')) as { aroundPage: Record<string, string> };

it('the page describes itself in English with what the catalogue translates, where the gateway finds it', () => {
  expect(page).toContain(`<meta name="description" content="${aroundPage.description}">`);
  expect(page).toMatch(new RegExp(`<noscript>\\s*<p[^>]*>${aroundPage.noScripts}</p>`));
});
