import { readFileSync, readdirSync } from 'node:fs';
import { layOut, type Words } from './books.svelte';

const WORDS = /^(?:words|coach|gallery|lessons)\.[\w-]+\.json$/;
const [HERE, GAMES] = ['src/words', 'src/games'];

const read = (folder: string, named: RegExp) =>
  readdirSync(folder).flatMap((name) =>
    named.test(name) ? [[`${folder}/${name}`, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Words] as const] : [],
  );
/** As an import in this folder would name it. */
const named = (path: string) => (path.startsWith(`${HERE}/`) ? path.replace(HERE, '.') : path.replace('src', '..'));

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [`${path}/${each.name}`] : []));
const all = [
  ...read(HERE, /\.[\w-]+\.json$/),
  ...folders('src').flatMap((folder) => read(folder, /^words\..*\.json$/)),
  ...folders(GAMES).flatMap((folder) => read(folder, WORDS)),
];
/**
 * For tests: what is said is there without waiting, in every language. They are read from the disk, for every test begins with it and three
 * hundred modules would take half a second each time.
 */
layOut(Object.fromEntries(all.map(([path, words]) => [named(path), words])));
