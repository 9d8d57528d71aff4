// Takes pictures of the gallery and runs axe on it: npm run shots -- OUTPUT_FOLDER [ENTRY]
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import puppeteer from 'puppeteer-core';
import { serveGallery } from './serve.mjs';

const [, , output = '/tmp/gallery', entry] = process.argv;
const widths = (process.env.WIDTHS ?? '360,768,1280').split(',').map(Number);
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',');
const paths = (process.env.PATHS ?? '/').split(',');
mkdirSync(output, { recursive: true });
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const gallery = await serveGallery(entry);
const browser = await puppeteer.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let violations = 0;
try {
  const page = await browser.newPage();
  page.on(
    'console',
    (message) => message.type() === 'error' && process.stdout.write(`console: ${message.text()}\n`),
  );
  page.on('pageerror', (error) => process.stdout.write(`page: ${error.message}\n`));
  for (const path of paths) {
    for (const scheme of schemes) {
      for (const width of widths) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.setViewport({ width, height: 900 });
        await page.goto(gallery.url + path, { waitUntil: 'networkidle0' });
        await new Promise((resolve) => setTimeout(resolve, 200));
        const name = `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'index'}-${width}-${scheme}`;
        await page.screenshot({ path: `${output}/${name}.png`, fullPage: true });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) process.stdout.write(`${name}: ${wide} px too wide\n`);
        await page.evaluate(axe);
        const found = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
        for (const violation of found.violations) {
          violations += 1;
          process.stdout.write(`${name}: ${violation.id}: ${violation.help}\n`);
          for (const node of violation.nodes.slice(0, 4))
            process.stdout.write(
              `   ${node.html.slice(0, 160)} ${(node.any[0]?.message ?? '').slice(0, 160)}\n`,
            );
        }
      }
    }
  }
} finally {
  await browser.close();
  gallery.stop();
}
process.stdout.write(`${violations} violations\n`);
process.exitCode = violations ? 1 : 0;
