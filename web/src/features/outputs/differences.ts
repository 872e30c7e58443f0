import type { Mind } from '@sextant/contracts/model-work'
import type { Deliverable } from '@sextant/contracts/stored-deliverable'
import { editsAmong, writtenBy } from '@sextant/contracts/written-by'
import { type Part, type Statement, statementsOf } from './statements.ts'

/** A statement that the two minds put differently, that only one of them makes, or that a person wrote. */
export type Difference = { key: string; part: Part } & (
  | { kind: 'changed'; builtIn: string; model: string }
  | { kind: 'only'; mind: Mind; text: string; judgment: boolean }
  | { kind: 'hand'; text: string }
)
export type Differences = {
  /** Those under one heading, heading after heading. */
  parts: { part: Part; differences: Difference[] }[]
  /** How many statements read the same. */
  same: number
  /** The moves that both have stand in another order. */
  reordered: boolean
}

/** How a deliverable in the built-in words differs from the same in the model's. */
export function differencesOf(builtIn: Deliverable, model: Deliverable): Differences {
  const [ours, theirs] = [statementsOf(builtIn), statementsOf(model)]
  const [oursByKey, theirsByKey] = [byKey(ours), byKey(theirs)]
  const edits = editsAmong(model.sources)
  const both = theirs.filter(({ key }) => oursByKey.has(key))
  const changes = both.flatMap(said => changeOf(oursByKey.get(said.key)!, said, edits) ?? [])
  const differences = [
    ...changes,
    ...onlyIn(theirs, oursByKey, 'model'),
    ...onlyIn(ours, theirsByKey, 'built-in'),
  ]
  return {
    parts: partsOf([...theirs, ...ours], differences),
    same: both.length - changes.length,
    reordered: orderOf(builtIn, model) !== orderOf(model, builtIn),
  }
}

/** Whether two versions say the same in the same words. */
export const readsAs = (one: Deliverable, other: Deliverable): boolean =>
  textsOf(one) === textsOf(other)

const textsOf = (deliverable: Deliverable): string =>
  JSON.stringify(statementsOf(deliverable).map(({ key, claim }) => [key, claim.text]))

type ByKey = ReadonlyMap<string, Statement>
const byKey = (statements: readonly Statement[]): ByKey =>
  new Map(statements.map(statement => [statement.key, statement]))

function changeOf(
  ours: Statement,
  { key, part, claim }: Statement,
  edits: ReadonlySet<number>,
): Difference | null {
  const [builtIn, model] = [ours.claim.text, claim.text]
  if (writtenBy(claim, edits) === 'hand') return { key, part, kind: 'hand', text: model }
  return builtIn === model ? null : { key, part, kind: 'changed', builtIn, model }
}

/** What only one mind says. Of a move that the other has not, title and reason stand for all. */
const onlyIn = (statements: readonly Statement[], other: ByKey, mind: Mind): Difference[] => {
  const known = new Set([...other.keys()].map(moveOf))
  const isDetail = (key: string): boolean => DETAIL.test(key) && !known.has(moveOf(key))
  return statements
    .filter(({ key }) => !other.has(key) && !isDetail(key))
    .map(({ key, part, claim }) => ({
      key,
      part,
      kind: 'only',
      mind,
      text: claim.text,
      judgment: claim.evidence === 'judgment',
    }))
}

const DETAIL = /^moves\/[^/]+\/(?:steps|method)\b/
const moveOf = (key: string): string => key.split('/', 2).join('/')

/** Under their headings, in the order of what is read. */
function partsOf(
  statements: readonly Statement[],
  differences: readonly Difference[],
): Differences['parts'] {
  const parts = new Map(statements.map(({ part }) => [part.id, part]))
  return [...parts.values()]
    .map(part => ({ part, differences: differences.filter(one => one.part.id === part.id) }))
    .filter(({ differences: found }) => found.length > 0)
}

const orderOf = ({ moves }: Deliverable, other: Deliverable): string => {
  const shared = new Set(other.moves.map(({ id }) => id))
  return moves
    .map(({ id }) => id)
    .filter(id => shared.has(id))
    .join()
}
