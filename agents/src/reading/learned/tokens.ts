import type { Notation, Quantity } from '../quantity.ts'
import { figuresSaid } from '../read.ts'
import { sentencesIn } from '../stops.ts'
import { tagWords } from '../tag.ts'

/** A word, a mark or a whole figure of a text. `form`: how it is seen where its own letters do not count. */
export type Token = {
  text: string
  form: string
  /** Universal part of speech; FIGURE and BREAK are ours. */
  tag: string
  start: number
  end: number
  sentence: number
  figure?: Quantity
}

/** The tokens of a text: each figure is one, and the end of a line is one. */
export function tokensOf(text: string, notation: Notation): Token[] {
  const { spoken, figures } = figuresSaid(text, notation)
  const words = tagWords(spoken).filter(
    ({ start, end }) => !figures.some(figure => start < figure.end && end > figure.start),
  )
  const all = [
    ...words.map(({ text: word, tag, start, end }) => ({
      text: word,
      form: formOf(word),
      tag,
      start,
      end,
      sentence: 0,
    })),
    ...figures.map(figure => ({
      text: text.slice(figure.start, figure.end),
      form: figureForm(figure),
      tag: 'FIGURE',
      start: figure.start,
      end: figure.end,
      sentence: 0,
      figure,
    })),
    ...[...text.matchAll(/\n+/g)].map(({ 0: lines, index }) => ({
      text: '\n',
      form: '\n',
      tag: 'BREAK',
      start: index,
      end: index + lines.length,
      sentence: 0,
    })),
  ].toSorted((a, b) => a.start - b.start)
  return inSentences(all, text)
}

function inSentences(tokens: readonly Token[], text: string): Token[] {
  const ends: number[] = []
  let from = 0
  for (const sentence of sentencesIn(text)) {
    from = text.indexOf(sentence, from) + sentence.length
    ends.push(from)
  }
  return tokens.map(token => ({
    ...token,
    sentence: Math.max(
      0,
      ends.findIndex(end => token.start < end),
    ),
  }))
}

/** A word in small letters, its apostrophe plain; letters and digits mixed are a code. */
function formOf(word: string): string {
  if (/\d/.test(word)) return '<code>'
  return word.toLowerCase().replaceAll('’', "'")
}

/** A figure as what it is: "<money/month>". */
export function figureForm({ kind, per, unit }: Quantity): string {
  const period = per ? `/${per}` : ''
  const time = unit ? `:${unit}` : ''
  return `<${kind}${time}${period}>`
}

/** How large a figure is, in steps that mean something to whoever reads it. */
export function sizeOf({ kind, value }: Quantity): string {
  const number = kind === 'money' ? value / CENTS : value
  const step = SIZES.findIndex(most => number <= most)
  return `size ${step === -1 ? SIZES.length : step}`
}
const CENTS = 100
const SIZES = [0, 0.05, 0.2, 0.5, 1, 4, 12, 30, 100, 400, 1500, 6000, 30_000, 250_000]
