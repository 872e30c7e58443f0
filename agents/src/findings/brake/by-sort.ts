import { CONSTRAINT_SORTS } from '@sextant/contracts/company/chips'
import { takesGifts } from '../../company/targets.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { salesGoal } from '../../company/goals.ts'
import { isUntied } from '../../company/losses.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import type { Label } from '../../sentences/label.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import type { Rule } from '../finding.ts'

type Sort = (typeof CONSTRAINT_SORTS)[number]

/** What each sort of brake means for what may be done: where help is wasted, and where it counts. */
const MEANS: Readonly<Record<Sort, (name: Label) => Sentence>> = {
  'one-person': name =>
    say`${name} ${agree('set', name)} the pace, not demand. Until somebody else can do a part of the work, whatever brings more enquiries brings more refusals.`,
  capacity: name =>
    say`${name} ${agree('set', name)} how much can be sold. While that stays, more enquiries end in refusals; a better price and a better use of what is there bring money today.`,
  cash: name =>
    say`${name}: money is short for what is planned. Whatever has to be paid for before it pays waits for that first.`,
  awareness: name =>
    say`${name} ${agree('hold', name)} you back before the first enquiry: those who might buy do not know of you. Better offers and prices reach nobody before that changes.`,
  conversion: name =>
    say`${name}: people ask and do not buy. More enquiries would be lost in the same place, so mend that place first.`,
  retention: name =>
    say`${name}: people leave or stay away. Whoever is won fills a gap before anything grows, so keeping comes before winning.`,
  'price-pressure': name =>
    say`${name}: buyers push on the price. Each step down is paid by every sale, and only a difference that buyers see holds it up.`,
  supplier: name =>
    say`${name} ${agree('set', name)} the limit from outside. A second source, even a small one, is worth more than a better price from the first.`,
  'one-customer': name =>
    say`${name}: much hangs on few decisions that are not yours. The next customer of the same kind is worth more than more from the same one.`,
  skills: name =>
    say`${name}: what is missing is somebody who can do it. What one more would let through in a year is the most that finding or training one may cost.`,
  systems: name =>
    say`${name}: the way the work runs costs more than a lack of work. What goes wrong in the same way each time is the cheapest thing to mend.`,
  season: name =>
    say`${name} ${agree('set', name)} the limit of the year: too much at one time, too little at another. What one more at the peak would leave is the most that room for it may cost.`,
  rules: name =>
    say`${name}: without it a part of the work may not be done. Nothing is planned on top of it before it has a date and somebody who sees to it.`,
  data: name =>
    say`${name}: what is not counted cannot be decided. One figure, counted the same way for a few weeks, comes before any change.`,
}

/** The same where nothing is sold: who lives on gifts turns people away, not orders. */
const OF_GIFTS: Partial<typeof MEANS> = {
  capacity: name =>
    say`${name} ${agree('set', name)} how much can be done. While that stays, whoever asks beyond it is turned away, and a better use of what is there helps most.`,
  awareness: name =>
    say`${name} ${agree('hold', name)} you back before the first gift: those who might give do not know of you. A better appeal reaches nobody before that changes.`,
  conversion: name =>
    say`${name}: people ask and do not give. More of them would be lost in the same place, so mend that place first.`,
  'one-customer': name =>
    say`${name}: much hangs on few decisions that are not yours. The next giver of the same kind is worth more than more from the same one.`,
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
        says: (takesGifts(company) ? (OF_GIFTS[sort] ?? MEANS[sort]) : MEANS[sort])(name),
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
