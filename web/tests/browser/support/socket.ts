/** A minimal WebSocket client, since Node 20 has none: unfragmented text frames, pings answered. */

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

export interface Socket {
  send(text: string): void;
  close(): void;
}

const enum Kind {
  Text = 1,
  Close = 8,
  Ping = 9,
  Pong = 10,
}

export function openSocket(address: string, cookie: string, receive: (text: string) => void): Promise<Socket> {
  return new Promise((opened, failed) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      cookie,
    };
    const asking = request(address, { headers });
    asking.once('error', failed);
    asking.once('response', (response) => failed(new Error(`${address}: ${response.statusCode}`)));
    asking.once('upgrade', (_, stream: Duplex, first: Buffer) => {
      // A killed server resets the connection: a caller waiting for a frame notices.
      stream.on('error', () => undefined);
      let rest: Buffer = first;
      const take = (): void => {
        for (let frame = parse(rest); frame; frame = parse(rest)) {
          rest = rest.subarray(frame.length);
          if (frame.kind === Kind.Text) receive(frame.payload.toString());
          else if (frame.kind === Kind.Ping) stream.write(frameOf(Kind.Pong, frame.payload));
          else if (frame.kind === Kind.Close) stream.end();
        }
      };
      stream.on('data', (data: Buffer) => {
        rest = Buffer.concat([rest, data]);
        take();
      });
      opened({
        send: (text) => void stream.write(frameOf(Kind.Text, Buffer.from(text))),
        close: () => void stream.end(frameOf(Kind.Close, Buffer.alloc(0))),
      });
      take();
    });
    asking.end();
  });
}

/** Returns the first frame of the received data, if complete. Servers do not mask. */
function parse(data: Buffer): { kind: number; payload: Buffer; length: number } | null {
  if (data.length < 2) return null;
  const short = data[1]! & 0x7f;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (data.length < start) return null;
  const size = short === 127 ? Number(data.readBigUInt64BE(2)) : short === 126 ? data.readUInt16BE(2) : short;
  if (data.length < start + size) return null;
  if ((data[0]! & 0x80) === 0) throw new Error('a frame in pieces');
  return { kind: data[0]! & 0x0f, payload: data.subarray(start, start + size), length: start + size };
}

function frameOf(kind: Kind, payload: Buffer): Buffer {
  const size = payload.length;
  const head = size < 126 ? Buffer.from([0x80 | kind, 0x80 | size]) : Buffer.from([0x80 | kind, 0x80 | 126, size >> 8, size & 0xff]);
  const mask = randomBytes(4);
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i % 4]!)]);
}
