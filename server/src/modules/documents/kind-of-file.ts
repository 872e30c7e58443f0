import type { DocumentKind } from '@sextant/contracts/document-kinds'
import { fileTypeFromBuffer } from 'file-type'
import { fail } from '../../platform/errors.ts'

/** What bytes say they are, as far as that can be read. */
const BY_BYTES: Record<string, DocumentKind> = {
  pdf: 'pdf',
  docx: 'docx',
  dotx: 'docx',
  docm: 'docx',
  pptx: 'pptx',
  pptm: 'pptx',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  png: 'image',
  jpg: 'image',
  webp: 'image',
  gif: 'image',
  tif: 'image',
  avif: 'image',
  eml: 'eml',
}

/** Texts look alike: here the name says which sort of text. */
const BY_NAME: Record<string, DocumentKind> = {
  csv: 'csv',
  tsv: 'csv',
  md: 'md',
  markdown: 'md',
  htm: 'html',
  html: 'html',
  xhtml: 'html',
  eml: 'eml',
}

/** What people can do about files that are often brought and cannot be read. */
const ADVICE: Record<string, string> = {
  cfb: 'It is of an old Office format or locked with a password. Save it as DOCX, XLSX, PPTX or PDF, without a password.',
  rtf: 'It is a rich text file. Save it as DOCX or PDF.',
  zip: 'It is a zip archive. Unpack it and bring the files in it.',
  odt: 'It is an OpenDocument text. Save it as DOCX or PDF.',
  ods: 'It is an OpenDocument table. Save it as XLSX or CSV.',
  odp: 'It is an OpenDocument presentation. Save it as PPTX or PDF.',
  pages: 'It is a Pages document. Export it as PDF or DOCX.',
  heic: 'It is a HEIC picture. Export it as JPEG.',
}

const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const refuse = (says: string): Error => fail('UNPROCESSABLE', `This file cannot be read. ${says}`)

/** What sort of document a file is, by what its bytes say. Throws UNPROCESSABLE with advice for any other. */
export async function kindOfFile(name: string, bytes: Uint8Array): Promise<DocumentKind> {
  if (bytes.length === 0) throw refuse('It is empty.')
  const extension = extensionOf(name)
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  // An XML file may be a web page; what any other sort says of itself is believed.
  if (found && found.ext !== 'xml') return BY_BYTES[found.ext] ?? refuseKind(found.ext)
  return BY_NAME[extension] ?? 'txt'
}

function refuseKind(extension: string): never {
  throw refuse(
    ADVICE[extension] ??
      `It is a .${extension} file. PDF, DOCX, PPTX, XLSX, CSV, text, Markdown, HTML, e-mail and pictures are read.`,
  )
}
