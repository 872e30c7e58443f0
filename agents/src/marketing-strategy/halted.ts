import type { Move } from '@sextant/contracts/deliverable'
import type { Fact } from '../company/company.ts'
import type { Desk } from '../core/desk.ts'
import { anyOf, ofParts } from '../reading/any-of.ts'
import { called } from './called.ts'
import { waysOf } from './ways.ts'

type Way = Fact<'channel'>

const STOPS = [
  'stop',
  'end',
  'halt',
  'pause',
  'cancel',
  'drop',
  'suspend',
  'freeze',
  'quit',
  'discontinue',
  'give up',
  'leave out',
  '(?:book|buy|place) (?:nothing|no)',
  '(?:spend|pay) (?:nothing|no)',
  'put no',
  '(?:take|move|shift) the (?:money|budget|spending) (?:out )?(?:of|from|on|for)',
]
/** Words that may stand between an order to stop and what it stops. */
const BETWEEN = [
  'the|all|any|every|our|your|what|is|new|more|further|and',
  'paying|spending|booking|buying|running|placing|using|money|spent|paid|booked',
  'for|on|with|in|into|at|of|to|by',
]
/** A way in a sentence, by its place in a list; no word is spelt so. */
const MARK = '⟦(\\d+)⟧'
const ORDER = ofParts(
  'giu',
  String.raw`(?:^|,|\band|\bthen)\s*(?:${STOPS.join('|')})`,
  String.raw`((?:\s*(?:${MARK}|\b(?:${BETWEEN.join('|')})\b|,))+)`,
)
/** What is only stopped if something happens still runs. */
const CONDITION = anyOf('if', 'when', 'whenever', 'unless', 'once', 'where', 'as soon as')

/** Ways that a move orders to stop, by its title or one of its steps. */
export function haltedBy(desk: Desk, moves: readonly Pick<Move, 'title' | 'steps'>[]): Way[] {
  const ways = waysOf(desk.company)
  const orders = moves.flatMap(({ title, steps }) => [title, ...steps].map(({ text }) => text))
  const stopped = new Set(orders.flatMap(text => stoppedIn(marked(desk, text, ways))))
  return ways.filter((_, at) => stopped.has(at))
}

/** Each way's name as a mark, the longest first. */
function marked({ kit }: Desk, text: string, ways: readonly Way[]): string {
  const names = ways.flatMap((way, at) =>
    [way.label, called(kit, way).render('middle')].map(name => ({ name: name.toLowerCase(), at })),
  )
  return names
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((said, { name, at }) => said.replaceAll(name, `⟦${at}⟧`), text.toLowerCase())
}

const stoppedIn = (text: string): number[] =>
  text
    .split(/[.;:!?]/)
    .filter(clause => !CONDITION.test(clause))
    .flatMap(clause => [...clause.trim().matchAll(ORDER)].map(([, object]) => object ?? ''))
    .flatMap(object => [...object.matchAll(new RegExp(MARK, 'g'))].map(([, at]) => Number(at)))
