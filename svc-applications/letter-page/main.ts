/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { type Board, boardOf } from './board';
import { NotTaken, post } from './connection';
import { find, forget, keep } from './kept-file';
import { sendInPieces } from './pieces';
import { onceSeen } from './seen';

/** Smaller ones go with the form. */
const smallBytes = 256 * 1024;
const page = location.pathname;
const below = (name: string) => `${page.replace(/\/$/, '')}/${name}`;

/** A PDF on its way; `id` once it has arrived. */
interface Way {
  id: Promise<string | undefined>;
  stop(): void;
}

const form = document.querySelector<HTMLFormElement>('#letter-form');
if (form)
  onceSeen(document, () => {
    // Where it does not arrive, what the person sends later shows the same.
    fetch(below('opened'), { method: 'POST', keepalive: true }).catch(() => undefined);
  });
if (!form) void forget(page);
// Without https a browser computes no checksum: there the form sends the PDF.
else if (globalThis.crypto?.subtle) follow(form, boardOf(form));

function follow(form: HTMLFormElement, board: Board): void {
  const { input } = board;
  let way: Way | undefined;

  const drop = () => {
    way?.stop();
    way = undefined;
    void forget(page);
  };
  const begin = (file: File) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    board.begin(file.name);
    const sending = inMemory(file).then((held) => {
      if (!signal.aborted) void keep(page, held);
      return sendInPieces({
        ...{ file: held, post, signal },
        path: below('pieces'),
        onPercent: board.percent,
        onWaiting: board.waiting,
      });
    });
    const mine: Way = {
      stop: () => stopping.abort(),
      id: sending.then(
        (id) => {
          if (signal.aborted) return undefined;
          board.arrived();
          return id;
        },
        (error) => {
          if (signal.aborted) return undefined;
          way = undefined;
          void forget(page);
          board.failed(error instanceof NotTaken ? error : undefined);
          return undefined;
        },
      ),
    };
    way = mine;
  };

  input.addEventListener('change', () => {
    drop();
    board.rest();
    const file = input.files?.[0];
    if (!file || file.size <= smallBytes) return board.name();
    begin(file);
  });
  board.remove.addEventListener('click', () => {
    drop();
    input.value = '';
    board.rest();
    input.focus();
  });
  form.addEventListener('submit', (event) => {
    const mine = way;
    if (!mine) return;
    // Its pieces go on by themselves: the form does not take it along.
    input.disabled = true;
    const pressed = event.submitter;
    if (!(pressed instanceof HTMLButtonElement) || pressed.value !== 'send') return;
    event.preventDefault();
    input.disabled = false;
    board.leaving();
    void mine.id.then((id) => {
      if (id === undefined || way !== mine) return;
      input.disabled = true;
      form.append(hidden('act', 'send'), hidden('arriving_file', id));
      form.submit();
    });
  });
  // A page that comes back with the Back button begins anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  void find(page).then((file) => {
    if (!file || way || input.files?.length) return;
    board.show(file);
    begin(file);
  });
}

/** So that it goes on where the file is moved or deleted meanwhile, as phones do with what was only lent. */
const inMemory = async (file: File): Promise<File> => new File([await file.arrayBuffer()], file.name);

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value });
}
