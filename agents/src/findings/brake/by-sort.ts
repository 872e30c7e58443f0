import { CONSTRAINT_SORTS } from '@sextant/contracts/company/chips'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesGoal } from '../../company/goals.ts'
import { isUntied } from '../../company/losses.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import type { Label } from '../../sentences/label.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

type Sort = (typeof CONSTRAINT_SORTS)[number]

/** What each sort of brake means for what may be done: where help is wasted, and where it counts. */
const MEANS: Readonly<Record<Sort, (name: Label) => Sentence>> = {
  'one-person': name =>
    say`What few can do sets the pace, not demand (${name}). Until somebody else can do a part of it, whatever brings more enquiries brings more refusals.`,
  capacity: name =>
    say`What there is to work with sets how much can be sold (${name}). While that stays, more enquiries end in refusals; a better price and a better use of what is there bring money today.`,
  cash: name =>
    say`Money holds the plans back (${name}). Whatever has to be paid for before it pays waits for that first.`,
  awareness: name =>
    say`The brake lies before the first enquiry (${name}): those who might buy do not know of you. Better offers and prices reach nobody before that changes.`,
  conversion: name =>
    say`People ask and do not buy (${name}). More enquiries would be lost in the same place, so mend that place first.`,
  retention: name =>
    say`People leave or stay away (${name}). Whoever is won fills a gap before anything grows, so keeping comes before winning.`,
  'price-pressure': name =>
    say`Buyers push on the price (${name}). Each step down is paid by every sale, and only a difference that buyers see holds it up.`,
  supplier: name =>
    say`What comes from outside sets the limit (${name}). A second source, even a small one, is worth more than a better price from the first.`,
  'one-customer': name =>
    say`Much hangs on few decisions that are not yours (${name}). The next customer of the same kind is worth more than more from the same one.`,
  skills: name =>
    say`What is missing is somebody who can do it (${name}). Work cut into parts that need the skill and parts that do not goes further with the same people.`,
  systems: name =>
    say`The way the work runs costs more than a lack of work (${name}). What goes wrong in the same way each time is the cheapest thing to mend.`,
  season: name =>
    say`The year sets the limit (${name}): too much at one time, too little at another. What can be moved by a few weeks is worth more than what is added at the peak.`,
  rules: name =>
    say`A rule sets the limit (${name}). What it asks for has a date and an owner before anything is planned on top of it.`,
  data: name =>
    say`What is not counted cannot be decided (${name}). One figure, counted the same way for a few weeks, comes before any change.`,
}

/** A brake that is known by its sort alone; where its cost is known too, other rules say more. */
const brakeOf = (company: Company, sort: Sort): Fact<'constraint'> | undefined =>
  factsOf(company, 'constraint').find(
    constraint => constraint.sort === sort && !isCosted(company, constraint),
  )

const isCosted = (company: Company, brake: Fact<'constraint'>): boolean =>
  Boolean(brake.lost) &&
  !isUntied(company, brake) &&
  Boolean(salesGoal(company) ?? yearlyVolume(company))

const ruleFor = (sort: Sort): Rule => ({
  id: `brake.${sort}`,
  family: 'brake',
  find(company, kit) {
    const brake = brakeOf(company, sort)
    if (!brake) return []
    const name = kit.label(brake)
    return [
      {
        says: MEANS[sort](name),
        rests: [brake.id],
        evidence: 'told',
        quadrant: 'weakness',
        weight: {},
        about: name,
        figures: {},
      },
    ]
  },
})

/** One rule a sort of brake. */
export const brakes: readonly Rule[] = CONSTRAINT_SORTS.map(ruleFor)
