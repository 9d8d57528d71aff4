/** About a file whose upload waits for the line. */
export const fileWaitingWords = {
  standing: 'No connection. It goes on by itself',
  spoken: (name: string) => `No connection. The upload of ${name} goes on by itself`,
};
