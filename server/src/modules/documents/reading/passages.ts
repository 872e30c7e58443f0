import type { ReadText } from './read-text.ts'
import type { Passage } from './read-text.ts'

/** Characters of a passage: long enough to mean something, short enough to be shown whole. */
const LONG = 600
const SHORT = 160

type Page = ReadText['pages'][number]
type Piece = { from: number; to: number; heading: string; isHeading: boolean }

/** Ends of sentences where a long block can be parted. */
const SENTENCE_END = /[.!?…]["”')\]]*\s+/g

/** Parts a block that is too long, at the ends of sentences or, where there are none, of words. */
function* parted(words: string, from: number, to: number): Generator<[number, number]> {
  let begin = from
  while (to - begin > LONG) {
    const text = words.slice(begin, begin + LONG)
    const ends = [...text.matchAll(SENTENCE_END)].map(end => end.index + end[0].length)
    const space = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'), text.lastIndexOf('\t'))
    const cut = ends.at(-1) ?? (space > 0 ? space + 1 : LONG)
    yield [begin, begin + cut]
    begin += cut
  }
  if (begin < to) yield [begin, to]
}

function* piecesOf({ words, blocks }: Page, before: string): Generator<Piece> {
  let heading = before
  for (const { sort, from, to } of blocks) {
    const isHeading = sort === 'heading'
    if (isHeading) heading = words.slice(from, to)
    for (const [start, end] of parted(words, from, to))
      yield { from: start, to: end, heading, isHeading }
  }
}

/** Whether a piece still belongs to the passage before it: short ones go together, and a heading begins anew. */
const joins = (passage: Piece, piece: Piece): boolean =>
  !piece.isHeading &&
  passage.heading === piece.heading &&
  (passage.isHeading || passage.to - passage.from < SHORT) &&
  piece.to - passage.from <= LONG

/** The passages of a document, page by page: whole paragraphs where they are of a good length. Each says under which heading it stands. */
export function withPassages(pages: readonly Page[]): (Page & { passages: Passage[] })[] {
  let heading = ''
  return pages.map(page => {
    const passages: Piece[] = []
    for (const piece of piecesOf(page, heading)) {
      const last = passages.at(-1)
      if (last && joins(last, piece)) passages[passages.length - 1] = { ...piece, from: last.from }
      else passages.push(piece)
      heading = piece.heading
    }
    return {
      ...page,
      passages: passages.map(({ from, to, heading: under }) => ({
        starts: from,
        heading: under,
        words: page.words.slice(from, to),
      })),
    }
  })
}
