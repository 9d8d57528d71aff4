/** One request, by Node's own modules: what `fetch` is made of takes a command longer to load than a rollback takes. */

/**
 * `{ status, location, cookies, text }` of the answer, whatever its status.
 * @throws Error where there is none within this time
 */
export async function send(url, { method, headers, body }, withinMs) {
  const { request } = await import(url.startsWith('https:') ? 'node:https' : 'node:http');
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': body.length };
    const signal = AbortSignal.timeout(withinMs);
    const asked = request(url, { method, headers: { ...headers, ...length }, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status, headers: given } = response;
        resolve({ status, location: given.location, cookies: given['set-cookie'] ?? [], text });
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Why there was no answer, as an operator looks it up. */
export const reasonOf = ({ code, message }, withinMs) =>
  code === 'ABORT_ERR' ? `nothing came within ${withinMs / 1000} s` : (code ?? message);
