// Checks that everything npm installs for the pages is free to use.
import { readFileSync } from 'node:fs';

const FREE = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'CC0-1.0', 'BlueOak-1.0.0', 'MPL-2.0', 'Python-2.0', 'OFL-1.1', 'Zlib'];
// Stated only in its LICENSE file.
const IN_A_FILE = { 'node_modules/svelte-toolbelt': 'MIT' };

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const packages = Object.entries(lock.packages).filter(([name]) => name !== '');
const isFree = (licence) => licence?.replace(/[()]/g, '').split(/ OR | AND /).every((part) => FREE.includes(part));
const others = packages.filter(([name, { license }]) => !isFree(license ?? IN_A_FILE[name]));
for (const [name, { license }] of others) console.error(`${name}: ${license ?? 'no licence'}`);
console.log(`${packages.length - others.length} of ${packages.length} packages are free to use`);
process.exitCode = others.length > 0 ? 1 : 0;
