import type { Claim, Move } from '@sextant/contracts/deliverable'
import type { Deliverable, StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import { JUDGMENT_WORDS } from '@sextant/contracts/written-by'

/** The same with its judgments of the language model named in words behind each: on paper and in a table nothing opens. Of a move, its title. */
export function withNamedJudgments<Content extends StoredDeliverable>(content: Content): Content {
  if (content.tool !== 'combined') return named(content) as Content
  return { ...content, parts: content.parts.map(named) }
}

function named(deliverable: Deliverable): Deliverable {
  const { decision, findings, narrative, body, moves, actions, wouldChange } = deliverable
  const said = claimsNamed({ decision, findings, narrative, body, actions, wouldChange })
  return { ...deliverable, ...said, moves: moves.map(titleNamed) } as Deliverable
}

const titleNamed = (move: Move): Move => ({ ...move, title: claimsNamed(move.title) })

function claimsNamed<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(claimsNamed) as Value
  if (typeof value !== 'object' || value === null) return value
  if (isJudgment(value))
    return { ...value, text: value.text.replace(/\.?$/, ` (${JUDGMENT_WORDS})$&`) }
  const entries = Object.entries(value).map(([key, item]) => [key, claimsNamed(item)])
  return Object.fromEntries(entries) as Value
}

const isJudgment = (value: object): value is Claim =>
  Reflect.get(value, 'evidence') === 'judgment' && typeof Reflect.get(value, 'text') === 'string'
