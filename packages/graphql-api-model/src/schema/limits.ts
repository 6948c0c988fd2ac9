import {constants} from 'node:buffer';
import {ReportError} from './ReportError';
import type {Problem} from './SchemaError';

const VARIABLE = 'GRAPHQL_SCHEMA_MEGABYTES';

/** How much is read for a schema. */
interface Limits {
  /** In all its files, unpacked. */
  readonly bytes: number;
  /** The files and folders that are looked through to find its files. */
  readonly entries: number;
}

/** The limits for a schema: 200 MB and 200,000 files and folders, or what an environment variable allows. */
export function getLimits(): Limits {
  const text = process.env[VARIABLE] ?? '200';
  const megabytes = Number(text);
  if (megabytes > 0) {
    const bytes = Math.min(megabytes * 1_000_000, constants.MAX_STRING_LENGTH);
    return {bytes, entries: megabytes * 1000};
  }
  throw new ReportError(
    `The environment variable ${VARIABLE} cannot be "${text}". Write a number, such as 400.`,
  );
}

/** Describes what exceeds a limit, and how to allow it. */
export function describeExcess(subject: string, limit: keyof Limits): Problem {
  const {bytes, entries} = getLimits();
  const found = {
    bytes: `has more than ${bytes / 1_000_000} MB`,
    entries: `leads through more than ${entries} files and folders`,
  }[limit];
  return {
    message: `${subject} ${found}.`,
    advice: `Name less, or write a larger number into the environment variable ${VARIABLE}, such as ${VARIABLE}=400.`,
  };
}
