// Compresses the built files once, so that the server only has to send them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SMALLEST_WORTH_IT = 500;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (!/\.(br|gz|png|woff2)$/.test(name)) yield path;
  }
}

for (const path of files(new URL('../dist', import.meta.url).pathname)) {
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST_WORTH_IT) continue;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
