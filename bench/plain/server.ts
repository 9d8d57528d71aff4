import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { plainFolder } from './build';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

function sendFile(response: ServerResponse, file: string) {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const packed = existsSync(`${file}.br`);
  response.writeHead(200, { 'content-type': type, ...(packed && { 'content-encoding': 'br' }) });
  response.end(readFileSync(packed ? `${file}.br` : file));
}

/** The plain build's page with the settings that the gateway writes into pages. */
async function pageWithSettings(portalUrl: string, url: string): Promise<string> {
  const gatewayPage = await (await fetch(portalUrl + url)).text();
  const settings = /<script[^>]*id="portal-config"[^>]*>[\s\S]*?<\/script>/.exec(gatewayPage)?.[0] ?? '';
  const page = readFileSync(path.join(plainFolder, 'index.html'), 'utf8').replace(
    /<script[^>]*id="portal-config"[^>]*>[\s\S]*?<\/script>/,
    '',
  );
  return page.replace('</head>', `${settings}</head>`);
}

/** Serves the plain build; the registry and the API come from the portal. */
export async function servePlain(portalUrl: string) {
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const file = path.join(plainFolder, path.normalize(url.split('?')[0] ?? '/'));
    if (/^\/(api|registry)/.test(url)) {
      const answer = await fetch(portalUrl + url, {
        headers: { authorization: request.headers.authorization ?? '' },
      });
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
      });
      return response.end(await answer.text());
    }
    if (path.extname(url) && existsSync(file)) return sendFile(response, file);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(await pageWithSettings(portalUrl, url));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port was given.');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
