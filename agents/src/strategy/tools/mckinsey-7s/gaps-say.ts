import type { Claim } from '@sextant/contracts/deliverable'
import type { SevenSBody, SevenSElement } from '@sextant/contracts/strategy/mckinsey-7s'
import { SEVEN_S } from '@sextant/contracts/strategy/seven-s-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { AS_SAID } from '../../../findings/kit.ts'
import { ListText } from '../../../sentences/list.ts'
import { say, type Sentence } from '../../../sentences/sentence.ts'
import { ELEMENT, HARD } from './words.ts'

type Rated = SevenSElement & { current: number; target: number; gap: number }
/** So many of each sort at least, before they are compared. */
const ENOUGH = 2

/** The widest gaps, whether they lie in what can be decreed or in the people, and what is not rated. */
export function gapsSay(desk: Desk, { elements }: SevenSBody): Claim[] {
  const rated = elements.filter((one): one is Rated => one.gap !== null)
  return [widest(desk, rated), hardAndSoft(desk, rated), unrated(desk, elements)].filter(
    claim => claim !== null,
  )
}

function cardsOf({ company }: Desk, elements: readonly SevenSElement[]): Fact<'inside'>[] {
  const ids = new Set(elements.map(({ today }) => today?.fact))
  return factsOf(company, 'inside').filter(({ id }) => ids.has(id))
}

const named = (elements: readonly SevenSElement[]): ListText =>
  new ListText(elements.map(({ id }) => ELEMENT[id]))

function widest(desk: Desk, rated: readonly Rated[]): Claim | null {
  const most = Math.max(0, ...rated.map(one => one.gap))
  if (rated.length < ENOUGH) return null
  const cards = cardsOf(desk, rated)
  const rests = cards.map(({ id }) => id)
  if (most === 0)
    return desk.claim(say`No rated element is below what the plan needs`, rests, 'computed')
  const wide = rated.filter(one => one.gap === most)
  const [first] = wide
  const gap = desk.kit.number(most, 'needed − today', cardsOf(desk, wide))
  if (!first || wide.length > 1)
    return desk.claim(
      say`The widest gaps are those of ${named(wide)}: ${gap} each`,
      rests,
      'computed',
    )
  const own = cardsOf(desk, wide)
  const today = desk.kit.number(first.current, AS_SAID, own)
  const needed = desk.kit.number(first.target, AS_SAID, own)
  const says = say`The widest gap is that of ${ELEMENT[first.id]}: ${today} today, and the plan needs ${needed}`
  return desk.claim(says, rests, 'computed')
}

/** Peters and Waterman: strategy, structure and systems can be decreed, the other four cannot. */
function hardAndSoft(desk: Desk, rated: readonly Rated[]): Claim | null {
  const hard = rated.filter(({ id }) => HARD.has(id))
  const soft = rated.filter(({ id }) => !HARD.has(id))
  if (hard.length < ENOUGH || soft.length < ENOUGH) return null
  const mean = (list: readonly Rated[]): number =>
    list.reduce((sum, one) => sum + one.gap, 0) / list.length
  const [onPaper, inPeople] = [mean(hard), mean(soft)]
  if (onPaper === inPeople) return null
  const cards = cardsOf(desk, rated)
  const paper = desk.kit.number(onPaper, 'mean gap of what can be decreed', cardsOf(desk, hard))
  const people = desk.kit.number(
    inPeople,
    'mean gap of what grows with people',
    cardsOf(desk, soft),
  )
  const start = say`On average ${named(hard)} lack ${paper}, ${named(soft)} ${people}`
  const rests = cards.map(({ id }) => id)
  return desk.claim(say`${start}. ${inPeople > onPaper ? PEOPLE : PAPER}`, rests, 'computed')
}

const PEOPLE: Sentence = say`The gap is in the people more than on paper, so no new plan or tool closes it alone.`
const PAPER: Sentence = say`The gap is on paper more than in the people: decide, write it down, and they can follow.`

function unrated(desk: Desk, elements: readonly SevenSElement[]): Claim | null {
  const open = elements.filter(({ gap }) => gap === null)
  if (open.length === 0) return null
  const check = desk.book.assumption(OPEN, CHECK)
  const all = open.length === SEVEN_S.length
  const says = all
    ? say`None of the seven is rated yet: each takes two taps, one for today and one for what the plan needs`
    : say`Not rated in full: ${named(open)}. Each takes two taps, one for today and one for what the plan needs`
  const { text } = desk.claim(says)
  return { text, sources: [check], evidence: 'not rated' }
}

const OPEN = 'How the work runs inside: not rated in full'
const CHECK = 'Rate each part of the work for today and for what the plan needs.'
