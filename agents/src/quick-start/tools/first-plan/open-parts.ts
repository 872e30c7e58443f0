import type { Claim } from '@sextant/contracts/deliverable'
import type { PlanAssumption } from '@sextant/contracts/quick-start/first-plan'
import type { PersonPart } from '@sextant/contracts/quick-start/first-plan-words'
import { boughtAs } from '../../../company/bought-as.ts'
import { factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { knownPart } from './known-parts.ts'
import { PERHAPS } from './perhaps.ts'

/** What nobody has said yet, which place of the person it stands in and what stands there instead, who finds it out by when, and what changes then. */
export type OpenPart = PlanAssumption & { part: PersonPart | 'special'; perhaps: Claim }

type Question = {
  part: PersonPart | 'special'
  topic: string
  check: string
  ifWrong: string
}

/** In the order in which they are found out. */
const QUESTIONS: readonly Question[] = [
  {
    part: 'who',
    topic: 'Who buys',
    check: 'Write down for the next five who buy: who they are, and what they had in common.',
    ifWrong:
      'If three of five have nothing in common with this, the first move goes to those three.',
  },
  {
    part: 'special',
    topic: 'What makes it different',
    check: 'Ask three who bought: “Why us, and not another?” Write down their words.',
    ifWrong:
      'What two of them name stands in the first sentence from then on. If each names something else, price and distance decide: then say the price first.',
  },
  {
    part: 'wants',
    topic: 'What they want it for',
    check: 'Ask three who bought: “What were you hoping for when you came?”',
    ifWrong:
      'If two of three say something else, their word replaces yours in the first line of the text.',
  },
  {
    part: 'stops',
    topic: 'What stops them',
    check: 'Ask the next three who do not buy: “What held you back?”',
    ifWrong:
      'If two of three name something else, answer that beside the price before you reach more people.',
  },
  {
    part: 'instead',
    topic: 'What they do instead',
    check: 'Ask three who bought: “What would you have done without us?”',
    ifWrong:
      'If they name another firm twice, set its price beside yours. If they would have done nothing, waiting is what you have to beat.',
  },
]

/** Working days between one check and the next. */
const EACH = 5

/** Every part of the person that no card tells. What is often so stands in its place, and says that it is a guess. */
export function openParts(desk: Desk): OpenPart[] {
  const open = QUESTIONS.filter(({ part }) => isOpen(desk, part))
  return open.map(({ part, topic, check, ifWrong }, index) => {
    const guess = guessOf(desk, part)
    const words = guess ? `${topic}: perhaps ${guess}` : `${topic}: not known yet`
    const sources = [desk.book.assumption(words, check)]
    const claim = (text: string): Claim => ({ text, sources, evidence: 'not rated' })
    return {
      part,
      perhaps: claim(
        guess ? `Perhaps ${guess}. A guess, until you have asked.` : `Not known yet. ${check}`,
      ),
      // The guess itself stands with the person, in whichever words.
      says: claim(guess ? `${topic}: a guess so far.` : `${words}.`),
      check,
      ownerRole: desk.owner('owner'),
      by: desk.due((index + 1) * EACH),
      ifWrong,
    }
  })
}

const isOpen = (desk: Desk, part: Question['part']): boolean =>
  part === 'special'
    ? factsOf(desk.company, 'strength').length === 0
    : knownPart(desk, part) === null

function guessOf({ company }: Desk, part: Question['part']): string | null {
  const way = boughtAs(company)
  if (!way || part === 'who' || part === 'special') return null
  return PERHAPS[way][part]
}
