/** Shrinks screenshots: 256 colours are enough for flat cards and letters. */

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

interface Picture {
  width: number;
  height: number;
  /** Three bytes per pixel. */
  points: Buffer;
}

/** Reads a browser's PNG: eight bits per channel, with or without alpha, not interlaced. */
function read(png: Buffer): Picture {
  const chunks = new Map<string, Buffer[]>();
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    chunks.set(name, [...(chunks.get(name) ?? []), png.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  const head = chunks.get('IHDR')![0]!;
  const [width, height, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9]];
  const step = kind === 6 ? 4 : 3;
  if (head[8] !== 8 || (kind !== 2 && kind !== 6)) throw new Error('not a picture of a page');
  const raw = inflateSync(Buffer.concat(chunks.get('IDAT')!));
  const row = width * step;
  const lines = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]!;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x >= step ? lines[at - step]! : 0;
      const up = y > 0 ? lines[at - row]! : 0;
      const corner = x >= step && y > 0 ? lines[at - row - step]! : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
      lines[at] = raw[y * (row + 1) + 1 + x]! + guess;
    }
  }
  const points = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) lines.copy(points, i * 3, i * step, i * step + 3);
  return { width, height, points };
}

function paeth(left: number, up: number, corner: number): number {
  const sum = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Keeps the most frequent colours; every other colour becomes the nearest of these. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, points } = read(png);
  const counts = new Map<number, number>();
  const colourAt = (i: number): number => points.readUIntBE(i * 3, 3);
  for (let i = 0; i < width * height; i++) counts.set(colourAt(i), (counts.get(colourAt(i)) ?? 0) + 1);
  const palette = [...counts].sort((a, b) => b[1] - a[1]).slice(0, COLOURS).map(([colour]) => colour);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < width * height; i++) {
    const colour = colourAt(i);
    let place = places.get(colour);
    if (place === undefined) places.set(colour, (place = nearest(colour, palette)));
    rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = place;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, i) => colours.writeUIntBE(colour, i * 3, 3));
  const body = [chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...body]);
}

function nearest(colour: number, palette: number[]): number {
  const far = (other: number): number =>
    [16, 8, 0].reduce((sum, shift) => sum + (((colour >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
  let best = 0;
  for (let i = 1; i < palette.length; i++) if (far(palette[i]!) < far(palette[best]!)) best = i;
  return best;
}
