import { chooseBeside, dialCodeBeside } from './chosen-beside';

/** What a page that is loaded again finds. */
async function afterReload(typed: string): Promise<string> {
  let found = '';
  await jest.isolateModulesAsync(async () => {
    const { dialCodeBeside: again } = await import('./chosen-beside');
    found = again('+250')(typed);
  });
  return found;
}

afterEach(() => sessionStorage.clear());

it('a number that is not sure keeps the country chosen beside it through a reload', async () => {
  chooseBeside('0712', '+254');
  chooseBeside('0712 34', '+254', '0712');
  expect(await afterReload('0712 34')).toBe('+254');
  expect(await afterReload('0712')).toBe('+250');
});

it('nothing is kept of a number that is sure or was removed', () => {
  chooseBeside('0712 34', '+254');
  chooseBeside('', '+254', '0712 34');
  expect(dialCodeBeside('+250')('0712 34')).toBe('+250');
  expect(sessionStorage.getItem('dial-codes-beside')).toBe('{}');
});

it('the tab keeps no number, since nothing clears it after a form without a session is deleted', () => {
  chooseBeside('0712 34', '+254');
  expect(sessionStorage.getItem('dial-codes-beside')).toContain('+254');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('0712');
});

it('without storage the choice is known while the page is open', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  try {
    chooseBeside('0712 34', '+254');
    expect(dialCodeBeside('+250')('0712 34')).toBe('+254');
    expect(await afterReload('0712 34')).toBe('+250');
  } finally {
    refuse.mockRestore();
    chooseBeside('', '', '0712 34');
  }
});
