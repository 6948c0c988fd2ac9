import {createHash} from 'node:crypto';

/** The UUID of an object, always the same for a type and an index. */
export function toUuid(entity: string, index: number): string {
  const hex = digest(`${entity} ${index}`);
  const variant = '89ab'[parseInt(hex[16]!, 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** An opaque id as servers make them of a type and a number. */
export function toOpaqueId(entity: string, index: number): string {
  return toBase64(`${entity}:${index + 1}`);
}

/** The type in an opaque id; undefined for another id. */
export function typeOfId(id: unknown): string | undefined {
  if (typeof id !== 'string' || id.length > 200) return undefined;
  return /^(\w+):\d+$/.exec(Buffer.from(id, 'base64url').toString())?.[1];
}

/** The place of an object in a list, as servers write cursors. */
export function toCursor(index: number): string {
  return toBase64(`cursor:${index + 1}`);
}

/** Hexadecimal digits that look as a hash does. */
export function toHex(seed: string, length: number): string {
  return digest(seed).slice(0, length);
}

function toBase64(text: string): string {
  return Buffer.from(text).toString('base64url');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
