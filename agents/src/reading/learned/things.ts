import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Chunk } from './chunks.ts'
import type { FigureTold, Told } from './told.ts'
import { filledBy, kindOfRole } from './values.ts'

/** A thing that a text tells of: how it is named there (null where no words name it), what its figures fill in, and the words that tell it. `chance`: of its least sure figure, 0–1. */
export type Thing = {
  kind: FactKind
  name: string | null
  attributes: Record<string, unknown>
  quote: string
  chance: number
  /** What is counted, as it stands behind its first figure. */
  noun?: string
}

type Filled = FigureTold & { filled: Record<string, unknown> }
type Growing = { kind: FactKind; name: string | null; owner: Chunk | null; figures: Filled[] }

/** Roles in doubt fill nothing. */
const SURE_ROLE = 0.45
/** What is told without a name goes on about what was told before it, over so many sentences. */
const SENTENCES_FAR = 1
/** Kinds of which a text tells one, whatever it calls it. */
const ONE_ONLY = new Set<FactKind>(['organization', 'budget'])

/** What a text tells, thing by thing. `isSame`: whether two names name one thing. */
export function thingsIn(
  told: Told,
  text: string,
  isSame: (one: string, other: string) => boolean,
): Thing[] {
  const { tokens, figures } = told
  const things: Growing[] = []
  for (const figure of figures) {
    const filled = filledIn(figure, text, told)
    if (!filled) continue
    const kind = kindOfRole(figure.role)
    const { owner } = figure
    const name = owner && text.slice(owner.start, owner.end)
    const standing = things.findLast(
      thing =>
        thing.kind === kind && isOpen(thing, filled.filled) && isOf(thing, name, figure, isSame),
    )
    if (standing) {
      standing.figures.push(filled)
      standing.name ??= name
    } else things.push({ kind, name, owner, figures: [filled] })
  }
  return things.map(thing => asThing(thing, text, tokens))
}

function filledIn(figure: FigureTold, text: string, { tokens, written }: Told): Filled | null {
  if (figure.role === 'none' || figure.chance < SURE_ROLE) return null
  const around = {
    words: wordsAround(figure, text, tokens),
    behind: wordsBehind(figure, text, tokens),
  }
  const filled = filledBy(figure.role, figure.figure, around, written)
  return filled && { ...figure, filled }
}

/** The words of a figure's sentence that stand near it. */
function wordsAround({ at, sentence }: FigureTold, text: string, tokens: Told['tokens']): string {
  const own = tokens.filter(
    (token, other) => token.sentence === sentence && Math.abs(other - at) < NEAR,
  )
  return text.slice(own[0]!.start, own.at(-1)!.end)
}
const NEAR = 14

/** What the rest of its sentence says, up to the next figure. */
function wordsBehind({ at, sentence }: FigureTold, text: string, tokens: Told['tokens']): string {
  const rest = tokens.slice(at + 1).filter(token => token.sentence === sentence)
  const next = rest.findIndex(({ figure }) => figure && figure.kind !== 'date')
  const own = next === -1 ? rest : rest.slice(0, next)
  return own.length === 0 ? '' : text.slice(own[0]!.start, own.at(-1)!.end)
}

/** Nothing of it is told yet. */
const isOpen = ({ figures }: Growing, filled: Record<string, unknown>): boolean =>
  figures.every(other =>
    Object.keys(filled).every(name => SHARED.has(name) || other.filled[name] === undefined),
  )
/** What says how both ends are measured stands there twice. */
const SHARED = new Set(['form', 'per', 'proofForm'])

/** Of the same name, or without one and right behind. */
function isOf(
  thing: Growing,
  name: string | null,
  { sentence }: FigureTold,
  isSame: (one: string, other: string) => boolean,
): boolean {
  if (ONE_ONLY.has(thing.kind)) return true
  const last = thing.figures.at(-1)!.sentence
  if (name === null || thing.name === null) return sentence - last <= SENTENCES_FAR
  return isSame(thing.name, name)
}

/** What such a figure counts is what the thing is called, where no other name stands. */
const COUNTED = new Set([
  'offer.volume',
  'offer.previousVolume',
  'offer.capacity',
  'segment.size',
  'segment.possible',
  'goal.baseline',
  'goal.target',
])

function asThing({ kind, name, figures }: Growing, text: string, tokens: Told['tokens']): Thing {
  const noun = figures.find(({ role, figure }) => COUNTED.has(role) && figure.noun)?.figure.noun
  return {
    kind,
    name,
    attributes: Object.assign({}, ...figures.map(({ filled }) => filled)) as Record<
      string,
      unknown
    >,
    quote: quoteOf(figures, text, tokens),
    chance: Math.min(...figures.map(({ chance }) => chance)),
    ...(noun && { noun }),
  }
}

/** Longer words prove nothing that can be looked over. */
const QUOTE_LONG = 420

/** The sentences from the first to the last that tell it, where these are not too many; else the one that tells most. */
function quoteOf(figures: readonly Filled[], text: string, tokens: Told['tokens']): string {
  const sentences = figures.flatMap(({ sentence, owner }) => [
    sentence,
    ...(owner ? [owner.sentence] : []),
  ])
  const whole = wordsOf(Math.min(...sentences), Math.max(...sentences), text, tokens)
  if (whole.length <= QUOTE_LONG) return whole
  const most = mostOften(figures.map(({ sentence }) => sentence))
  return wordsOf(most, most, text, tokens)
}

function wordsOf(from: number, to: number, text: string, tokens: Told['tokens']): string {
  const own = tokens.filter(({ sentence }) => sentence >= from && sentence <= to)
  return text.slice(own[0]!.start, own.at(-1)!.end).trim()
}

function mostOften(all: readonly number[]): number {
  const timesOf = (one: number): number => all.filter(other => other === one).length
  return all.reduce((best, one) => (timesOf(one) > timesOf(best) ? one : best), all[0]!)
}
