import { request } from '@portal/service-kit/outgoing';

/** Whoever registers waits for it. */
const withinMs = 3_000;

async function answerOf(url: string): Promise<string> {
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(withinMs) });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`it answers ${statusCode}`);
  return text;
}

const reasonOf = (error: unknown) => {
  const { code, message, name } = error as NodeJS.ErrnoException;
  return name === 'TimeoutError' ? `it does not answer within ${withinMs / 1000} s` : (code ?? message);
};

/**
 * What is wrong with a replica, as a sentence, or undefined: it has to be ready, and to call itself by this name. So no
 * address that belongs to something else can be put behind the gateway by mistake.
 */
export async function unhealthy(name: string, url: string): Promise<string | undefined> {
  try {
    await answerOf(`${url}/readyz`);
    const { name: own } = JSON.parse(await answerOf(`${url}/version`)) as { name?: unknown };
    return own === name ? undefined : `${url} calls itself ${String(own)}, not ${name}.`;
  } catch (error) {
    return `${url} is not ready: ${reasonOf(error)}.`;
  }
}
