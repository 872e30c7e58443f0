import type { Chunk } from './chunks.ts'
import { farOf, stemOf } from './words-around.ts'
import type { Token } from './tokens.ts'
import { classesOf } from './word-classes.ts'

/** How far back the name of a figure may stand, in sentences. */
export const SENTENCES_BACK = 2
/** Names that are looked at for one figure. */
const CANDIDATES_MAX = 14

/** The phrases that could name what a figure is of: those of its sentence and of the ones before. */
export const candidatesFor = (
  tokens: readonly Token[],
  at: number,
  chunks: readonly Chunk[],
): Chunk[] =>
  chunksNear(chunks, at)
    .filter(({ first, sentence }) => {
      const back = tokens[at]!.sentence - sentence
      return back === 0 || (back > 0 && back <= SENTENCES_BACK && first < at)
    })
    .toSorted((a, b) => stepsTo(a, at) - stepsTo(b, at))
    .slice(0, CANDIDATES_MAX)

/** Phrases further away, in tokens, name no owner of a figure. */
const FAR = 120
export const chunksNear = (chunks: readonly Chunk[], at: number): Chunk[] =>
  chunks.filter(({ first }) => Math.abs(first - at) <= FAR)

export const stepsTo = ({ first, last }: Chunk, at: number): number =>
  first > at ? first - at : at - last

/** What speaks for a phrase being the name of what a figure is of. `role`: of the figure; `taken`: the kinds that the phrase names already, by figures before. */
export function ownerSigns(
  tokens: readonly Token[],
  at: number,
  role: string,
  chunk: Chunk,
  chunks: readonly Chunk[],
  taken: readonly string[],
): string[] {
  const kind = role.slice(0, role.indexOf('.'))
  const isBehind = chunk.first > at
  const side = isBehind ? 'behind' : 'before'
  const [from, to] = isBehind ? [at, chunk.first] : [chunk.last, at]
  const between = tokens.slice(from + 1, to)
  const back = tokens[at]!.sentence - chunk.sentence
  const place = back === 0 ? `${side} ${farOf(to - from)}` : `back ${back}`
  const passed = chunks.filter(({ first, last }) => first > from && last < to).length
  const figures = between.filter(({ figure }) => figure).length
  const marks = between.filter(({ tag }) => tag === 'PUNCT' || tag === 'BREAK').length
  const before = tokens[chunk.first - 1]
  const after = tokens[chunk.last + 1]
  const isFirst = !before || before.sentence !== chunk.sentence
  const head = tokens[chunk.last]!
  const classes = [
    ...new Set(tokens.slice(chunk.first, chunk.last + 1).flatMap(({ form }) => classesOf(form))),
  ]
  const general = [
    `place ${place}`,
    `passed ${Math.min(3, passed)} ${side}`,
    `figures ${Math.min(2, figures)} ${side}`,
    `marks ${Math.min(2, marks)} ${side}`,
    `between ${Math.min(3, passed)} ${Math.min(2, figures)} ${Math.min(2, marks)} ${place}`,
    `joint ${side} ${(isBehind ? between.at(-1) : between[0])?.form ?? 'none'}`,
    ...(between.length <= 3 ? [`path ${side} ${between.map(({ form }) => form).join(' ')}`] : []),
    `prep ${before?.form ?? 'start'}`,
    `next ${after?.form ?? 'end'}`,
    `next tag ${after?.tag ?? 'END'}`,
    ...(isFirst ? ['first', `first ${place}`] : []),
    `long ${Math.min(4, chunk.last - chunk.first + 1)}`,
    `tag ${head.tag}`,
    ...(/^\p{Lu}/u.test(tokens[chunk.first]!.text) && !isFirst ? ['capital'] : []),
    ...classes.map(name => `is ${name}`),
    ...(classes.length === 0 ? ['is plain'] : []),
    ...taken.map(other => (other === kind ? 'taken by this kind' : 'taken by another')),
    ...(taken.length === 0 ? ['not taken'] : []),
  ]
  return [
    'always',
    ...general,
    ...general.map(sign => `${role} ${sign}`),
    ...general.map(sign => `${kind} ${sign}`),
    `head ${kind} ${stemOf(head.form)}`,
    `figure ${tokens[at]!.form} ${place}`,
    `kind ${kind} taken ${taken.join(' ')} ${side}`,
  ]
}
