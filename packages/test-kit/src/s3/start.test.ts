import { startS3 } from './start';

test('a server starts, asks for a signature, and stops', async () => {
  const s3 = await startS3();
  const answer = await fetch(`${s3.endpoint}/bucket/key`);
  expect([400, 403, 404]).toContain(answer.status);
  await s3.stop();
  await expect(fetch(s3.endpoint)).rejects.toThrow();
});
