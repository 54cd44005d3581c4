export type ParsedJson = { value: unknown } | { syntaxError: string };

/** Parses UTF-8 JSON. Keys that could reach a prototype are syntax errors. */
export function parseJson(bytes: Uint8Array): ParsedJson {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, ''), refusePrototypes) };
  } catch (error) {
    return { syntaxError: error instanceof Error ? error.name : 'SyntaxError' };
  }
}

function refusePrototypes(key: string, value: unknown) {
  const isConstructor = key === 'constructor' && typeof value === 'object' && value !== null;
  if (key === '__proto__' || (isConstructor && Object.hasOwn(value, 'prototype')))
    throw new SyntaxError('a key that could reach a prototype');
  return value;
}
