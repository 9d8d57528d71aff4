/** A service that answers at once, to measure the proxies in front of it. */
import { createServer } from 'node:http';

const body = JSON.stringify({ portal_enabled: true });

createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
