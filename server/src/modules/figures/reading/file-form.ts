import { open } from 'node:fs/promises'
import { delimiterOf } from './delimiter.ts'
import { encodingOf } from './encoding.ts'
import { kindOf } from './file-kind.ts'
import type { Form } from './head.ts'
import { checkWorkbook } from './xlsx.ts'

/** Bytes from the top by which form and delimiter are told. */
export const BEGINNING = 64 * 1024

async function beginningOf(path: string): Promise<Buffer> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
  return buffer.subarray(0, bytesRead)
}

/** How the bytes of a file become cells, by the bytes themselves. */
export async function formOf(path: string): Promise<Form> {
  const first = await beginningOf(path)
  if (kindOf(first) === 'zip') {
    await checkWorkbook(path)
    return { kind: 'xlsx' }
  }
  const { encoding, bom } = await encodingOf(path, first)
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(first))
  return { kind: 'text', encoding, bom, delimiter }
}
