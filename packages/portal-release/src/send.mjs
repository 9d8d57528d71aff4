/** Sends one request by Node's own http modules: loading `fetch` takes longer than a whole rollback. */

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

/** The reason why there was no answer: the system's error code, by which an operator can look it up. */
export const reasonOf = ({ code, message }, withinMs) =>
  code === 'ABORT_ERR' ? `nothing came within ${withinMs / 1000} s` : (code ?? message);
