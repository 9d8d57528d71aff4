import { longestChain } from './rounds';

const request = (url: string, start: number, end: number) => ({ url, start, end });
const names = (requests: { url: string }[]) => requests.map(({ url }) => url);

describe('rounds of requests', () => {
  it('counts one for a page that asks for nothing more', () => {
    expect(names(longestChain([request('page', 0, 1)]))).toEqual(['page']);
  });

  it('counts files that are asked for at once as one round', () => {
    const requests = [request('page', 0, 1), request('script', 1.1, 2), request('style', 1.1, 2.2)];
    expect(longestChain(requests)).toHaveLength(2);
  });

  it('follows the longest chain of waits: page, script, request of the script, request after it', () => {
    const requests = [
      request('page', 0, 1),
      request('script', 1, 2),
      request('image', 1, 5),
      request('registry', 2.1, 3),
      request('chunk', 3.1, 4),
    ];
    expect(names(longestChain(requests))).toEqual(['page', 'script', 'registry', 'chunk']);
  });

  it('does not count a request that began before the answer came', () => {
    const requests = [request('page', 0, 1), request('script', 1, 2), request('early', 1.9, 3)];
    expect(longestChain(requests)).toHaveLength(2);
  });

  it('counts once what is asked again while answers are late', () => {
    const requests = [request('page', 0, 8), request('status', 8.1, 16), request('status', 18.1, 26)];
    expect(names(longestChain(requests))).toEqual(['page', 'status']);
  });
});
