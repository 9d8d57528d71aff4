import { onEachDatabase } from './applications-under-test';
import { buildSubmitted } from './factories/sections';

onEachDatabase((portal) => {
  it('works at all', async () => {
    const amina = await buildSubmitted(portal());
    expect(portal().mails).toHaveLength(1);
    console.log(portal().mails[0]?.text);
    const list = await portal().call('D01', { token: await amina.accountToken() });
    console.log(JSON.stringify(list.body));
  });
});
