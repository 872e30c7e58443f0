import type { PageBlock } from '@sextant/contracts/documents/rows'
import { sentencesIn } from '../reading/stops.ts'
import type { Page } from './page.ts'
import { quotedIn, speakerOf, speakersOf } from './who-speaks.ts'

/** A whole sentence of a page, with its first character there and the heading it stands under ('' for none). */
export type Sentence = { text: string; from: number; heading: string }

/** Characters beyond which a sentence is a list without stops. */
const LONG = 300
const ENDS = /[.!?…]["”»“')]?\s*$/

/** Whole sentences that the writer of a page says: what stands in quotation marks, and what speakers of a talk say, is left out. A line without a stop is a label, and says nothing of what stands beside it. */
export function* sentencesOf({ words, blocks }: Page): Generator<Sentence> {
  const textOf = ({ from, to }: PageBlock): string => words.slice(from, to).replaceAll('\n', ' ')
  const speakers = speakersOf(blocks.map(textOf))
  let heading = ''
  for (const block of blocks) {
    const text = textOf(block)
    if (block.sort === 'heading') heading = text
    if (block.sort !== 'paragraph' && block.sort !== 'item') continue
    if (speakers.has(speakerOf(text) ?? '')) continue
    for (const { said, at } of saidIn(text)) yield { text: said, from: block.from + at, heading }
  }
}

/** The sentences of a text that end, and that no quotation reaches into. */
function* saidIn(text: string): Generator<{ said: string; at: number }> {
  const quoted = quotedIn(text)
  let after = 0
  for (const said of sentencesIn(text)) {
    const at = text.indexOf(said, after)
    if (at < 0) continue
    after = at + said.length
    const isQuoted = quoted.some(([from, to]) => from < after && to > at)
    const isWhole = ENDS.test(text.slice(at, after + 1))
    if (isWhole && !isQuoted && said.length <= LONG) yield { said, at }
  }
}
