// node write-sample-files.ts <folder>: documents as they lie in somebody's folder, for the journeys.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  letterAsMail,
  notesAsWord,
  pricesAsPdf,
  scanOf,
  stockAsWorkbook,
  talkAsSlides,
} from './sample-files.ts'

const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const FILES: Record<string, Uint8Array> = {
  'Price list 2027.pdf': await pricesAsPdf(),
  'Price list 2028.pdf': await pricesAsPdf('Prices rose in spring.', { Leather: '€135.00' }),
  'Interview notes.docx': await notesAsWord(),
  'Talk at the fair.pptx': await talkAsSlides(),
  'Stock.xlsx': await stockAsWorkbook(),
  'Sign at the door.png': await scanOf(['Open from nine to five', 'Closed in August']),
  'Offer to the archive.eml': letterAsMail(),
  'Plan.md': text('# Plan\n\nMore archives, fewer one-offs.'),
  'Scan 0001.pdf': text('%PDF-1.7 torn'),
}
for (const [name, bytes] of Object.entries(FILES))
  writeFileSync(join(process.argv[2]!, name), bytes)
