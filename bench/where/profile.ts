import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Frame, type Part, partOf, parts } from './parts';

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** A CPU profile as Chromium and Node write it; times are in microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** The share of each part in the time during which the process was busy. */
export function sharesOf(profile: CpuProfile, sourceOf = sources()): Record<Part, number> {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const callers = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])));
  const known = new Map<number, Part | null>();
  const partAt = (id: number): Part | null => {
    const found = known.get(id) ?? partOf(stackOf(id, frames, callers, sourceOf));
    known.set(id, found);
    return found;
  };
  const spent = Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>;
  let busy = 0;
  for (const [index, id] of profile.samples.entries()) {
    if (frames.get(id)?.functionName === '(idle)') continue;
    const time = profile.timeDeltas[index] ?? 0;
    const part = partAt(id);
    if (part === null) continue;
    spent[part] += time;
    busy += time;
  }
  for (const part of parts) spent[part] /= busy || 1;
  return spent;
}

/** The frames of a stack, the innermost first. */
function stackOf(
  id: number,
  frames: ReadonlyMap<number, CallFrame>,
  callers: ReadonlyMap<number, number>,
  sourceOf: (frame: CallFrame) => string,
): Frame[] {
  const stack: Frame[] = [];
  for (let at: number | undefined = id; at !== undefined; at = callers.get(at)) {
    const frame = frames.get(at);
    if (frame) stack.push({ name: frame.functionName, source: sourceOf(frame) });
  }
  return stack;
}

/** Returns a function for the source of a frame, by the source map of its bundle. */
function sources(): (frame: CallFrame) => string {
  const maps = new Map<string, SourceMap | null>();
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.startsWith('file:') && !path.isAbsolute(url)) return url;
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    const map = maps.get(file) ?? mapOf(file);
    maps.set(file, map);
    const found = map?.findEntry(lineNumber, columnNumber);
    const source = found && 'originalSource' in found ? found.originalSource : undefined;
    return source ? path.resolve(path.dirname(file), source) : file;
  };
}

const mapOf = (file: string): SourceMap | null =>
  existsSync(`${file}.map`) ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))) : null;
