import { fork } from 'node:child_process';
import type { Drawn, Order } from './icons';

export type DrawIcons = (order: Order) => Promise<Drawn>;

const longestMs = 30_000;

/** Draws in a process of its own, which gets none of the gateway's settings and secrets. */
export const drawnApart =
  (program: string): DrawIcons =>
  (order) =>
    new Promise((resolve, reject) => {
      const child = fork(program, [], {
        env: {},
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        timeout: longestMs,
      });
      child.once('message', (drawn) => resolve(drawn as Drawn));
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        reject(new Error(`the program that draws icons ended with ${signal ?? code}`)),
      );
      child.send({ ...order }, (error) => error && reject(error));
    });
