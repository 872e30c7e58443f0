import type { SaidFigure } from '@sextant/contracts/company/facts'
import { notationIn } from '../../reading/notation.ts'
import { quantitiesIn } from '../../reading/quantities.ts'
import { notationOf, type Quantity } from '../../reading/quantity.ts'
import type { Reading } from '../../reading/read.ts'

/** The figures of a clause, whatever became of them: somebody may say what they are of. One that could be either is asked elsewhere. */
export const figuresSaid = (quote: string, writing: Writing): SaidFigure[] =>
  everyFigureSaid(quote, writing).filter(({ text }) => HAS_DIGIT.test(text))

type Writing = Pick<Reading, 'currency' | 'today' | 'before'>

/** The same with those in words: "a third", "a dozen". */
export function everyFigureSaid(
  quote: string,
  { currency, today, before = '' }: Writing,
): SaidFigure[] {
  const notation = notationIn(before, notationOf(currency, today))
  return quantitiesIn(quote, notation)
    .filter(({ orElse }) => orElse === undefined)
    .map(figure => saidIn(quote, figure))
}

/** "Last year" and "a couple" are no figures that somebody would look for on a card. */
const HAS_DIGIT = /\d/

function saidIn(quote: string, figure: Quantity): SaidFigure {
  const { kind, value, high, currency, per, unit, noun, day, start, end } = figure
  return {
    text: quote.slice(start, end),
    kind,
    value,
    ...(high !== undefined && { high }),
    ...(currency && { currency }),
    ...(per && { per }),
    ...(unit && { unit }),
    ...(noun && { noun }),
    ...(day && { day }),
  }
}
