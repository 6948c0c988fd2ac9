import {countRevision} from './count/countRevision';

/** `npm run count [-- <revision>]` prints the sizes of the repository, beside those of a revision. */
const [revision] = process.argv.slice(2);
const now = countRevision();
const before = revision === undefined ? undefined : countRevision(revision);
const names = [...new Set([...(before?.keys() ?? []), ...now.keys()])].sort();
const format = (count = 0): string => count.toLocaleString('en').padStart(9);

console.log(`${before ? (revision ?? '').slice(0, 8).padStart(9) : ''}      now`);
for (const name of names) {
  console.log(
    `${before ? format(before.get(name)) : ''}${format(now.get(name))}  ${name}`,
  );
}
