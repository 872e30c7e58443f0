import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chunksOf } from '../../src/reading/learned/chunks.ts'
import { candidatesFor, ownerSigns } from '../../src/reading/learned/owner-signs.ts'
import { roleSigns } from '../../src/reading/learned/role-signs.ts'
import type { Learned } from '../../src/reading/learned/told.ts'
import { type Token, tokensOf } from '../../src/reading/learned/tokens.ts'
import { notationOf } from '../../src/reading/quantity.ts'
import { loadFirms } from '../load-firms.ts'
import { textsOfFirm } from './firm-texts.ts'
import { type Example, learnWeights } from '../learn-weights.ts'
import { type Mark, type MarkedText, markedTexts } from './marked-text.ts'

/** Learns to tell what each figure of a text is, and of what, from texts in which that was marked. What few of them say is left out: what is learned belongs to no firm and no trade. */

const TODAY = '2026-11-26'
const FOLDER = new URL('texts/', import.meta.url)

/** All texts, by their files. */
export const loadTexts = (): MarkedText[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.txt'))
    .toSorted()
    .flatMap(name => markedTexts(readFileSync(new URL(name, FOLDER), 'utf8'), name))

export const notationOfText = ({ currency }: MarkedText) => notationOf(currency, TODAY)

/** A figure of a text with its mark, null where it has none. */
export type MarkedFigure = { token: Token; at: number; mark: Mark | null }

/** The tokens of a text, and what was marked on its figures. */
type ReadText = { tokens: Token[]; figures: MarkedFigure[] }

/** Each text is read once: roles, owners and scores are learned from the same. */
const READ = new WeakMap<MarkedText, ReadText>()
export function readMarked(text: MarkedText): ReadText {
  const known = READ.get(text) ?? readAnew(text)
  READ.set(text, known)
  return known
}

function readAnew(text: MarkedText): ReadText {
  const tokens = tokensOf(text.text, notationOfText(text))
  const marks = text.marks.filter(({ role }) => role !== null)
  const figures = tokens.flatMap((token, at) => {
    if (!token.figure) return []
    const mark = marks.find(({ start, end }) => token.start < end && token.end > start)
    return [{ token, at, mark: mark ?? null }]
  })
  return { tokens, figures }
}

export const roleOf = ({ mark }: MarkedFigure): string =>
  mark ? `${mark.kind}.${mark.role}` : 'none'

/** Every sum is something: one without a mark was overlooked. */
const isOverlooked = ({ token, mark }: MarkedFigure, { isPartial }: MarkedText): boolean =>
  mark === null && (isPartial === true || token.figure?.kind === 'money')

function roleExamples(text: MarkedText): Example[] {
  const { tokens, figures } = readMarked(text)
  const roles = figures.map(roleOf)
  return figures.flatMap((figure, which) =>
    isOverlooked(figure, text)
      ? []
      : [
          {
            text,
            signs: roleSigns(tokens, figure.at, roles.slice(0, which), text.asked),
            label: roles[which]!,
          },
        ],
  )
}

/** The nearest phrase that names what a figure is of is its owner; others that name it too are left out. */
function ownerExamples(text: MarkedText): Example[] {
  const { tokens, figures } = readMarked(text)
  const chunks = chunksOf(tokens)
  const taken = new Map<object, string[]>()
  return figures.flatMap(figure => {
    const { mark, at } = figure
    if (!mark) return []
    const names = text.marks.filter(({ role, thing }) => role === null && thing === mark.thing)
    const candidates = candidatesFor(tokens, at, chunks)
    const [owner, ...also] = candidates.filter(chunk =>
      names.some(({ start, end }) => chunk.start < end && chunk.end > start),
    )
    const examples = candidates
      .filter(chunk => !also.includes(chunk))
      .map(chunk => ({
        text,
        signs: ownerSigns(tokens, at, roleOf(figure), chunk, chunks, taken.get(chunk) ?? []),
        label: chunk === owner ? 'yes' : 'no',
      }))
    if (owner) taken.set(owner, [...new Set([...(taken.get(owner) ?? []), mark.kind])])
    return examples
  })
}

/** What there is to learn from: texts that were marked, and the firms of the evals. */
export const withFirms = (marked: readonly MarkedText[]): MarkedText[] => [
  ...marked,
  ...loadFirms().flatMap(textsOfFirm),
]

export const learnTold = (texts: readonly MarkedText[]): Learned => ({
  roles: learnWeights(texts.flatMap(roleExamples)),
  owners: learnWeights(texts.flatMap(ownerExamples)),
})

if (import.meta.main) {
  const learned = learnTold(withFirms(loadTexts()))
  const file = new URL('../../src/reading/learned/weights.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(learned)}\n`)
}
