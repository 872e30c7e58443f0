import type { UnderstoodFact, UnderstoodFigure } from '@sextant/contracts/quick-start/understood'
import { figuresSaid } from '../../core/dialogue/figures-said.ts'
import { TIMES } from '../../reading/times-a-year.ts'

const CENTS = 100

type Figure = Omit<UnderstoodFigure, 'quote' | 'place'>

/** Every figure of the answers with the place where it was put; null where nobody could place it. */
export function placedFigures(
  sentences: readonly string[],
  facts: readonly UnderstoodFact[],
  writing: { currency: string; today: string },
): UnderstoodFigure[] {
  return sentences.flatMap(sentence =>
    figuresSaid(sentence, writing)
      .filter(({ kind }) => kind !== 'date')
      .map(figure => placed(figure, sentence, facts)),
  )
}

function placed(
  figure: Figure,
  sentence: string,
  facts: readonly UnderstoodFact[],
): UnderstoodFigure {
  const isNear = ({ quote }: UnderstoodFact): boolean =>
    sentence.includes(quote) || quote.includes(sentence) || quote.includes(figure.text)
  // "38" may have been read as money, though nothing beside it says so.
  const asMoney: Figure = { ...figure, kind: 'money', value: figure.value * CENTS }
  const forms = figure.kind === 'count' ? [figure, asMoney] : [figure]
  // What several sentences tell of one thing stands with the words of the first of them.
  for (const among of [facts.filter(isNear), facts])
    for (const form of forms) {
      const place = placeOf(form, facts, among)
      if (place) return { ...form, quote: sentence, place }
    }
  return { ...figure, quote: sentence, place: null }
}

function placeOf(
  { kind, value }: Figure,
  facts: readonly UnderstoodFact[],
  among: readonly UnderstoodFact[],
): UnderstoodFigure['place'] {
  for (const one of among)
    for (const [attribute, held] of Object.entries(one.attributes)) {
      const times = timesIn(kind === 'money', held, value)
      if (times) return { fact: facts.indexOf(one), attribute, times }
    }
  return null
}

function timesIn(isMoney: boolean, held: unknown, value: number): number | null {
  if (isMoney) return centsIn(held) === value ? 1 : null
  return TIMES.find(times => typeof held === 'number' && held === value * times) ?? null
}

/** Money stands with its currency. */
const centsIn = (held: unknown): unknown =>
  typeof held === 'object' && held !== null && 'cents' in held ? held.cents : undefined
