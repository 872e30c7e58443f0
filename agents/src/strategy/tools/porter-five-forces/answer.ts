import type { ForceId } from '@sextant/contracts/strategy/porter-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import { dealingsAYear } from '../../../company/dealings.ts'
import { takesGifts } from '../../../company/targets.ts'
import type { Desk } from '../../../core/desk.ts'
import { type FormPlay, formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { PlaySource } from '../../../plays/play.ts'
import { fixed } from '../../../sentences/figures.ts'
import type { Label } from '../../../sentences/label.ts'
import { say } from '../../../sentences/sentence.ts'
import { agree } from '../../../sentences/verbs.ts'
import { forceOfPartner, forceOfRival, isBinding, isSpread } from './drivers.ts'

/** Where a move against a force comes from. */
export const POSITION: PlaySource = {
  method: 'Take a position against the force that presses hardest',
  by: 'Porter 2008',
}

const TRIAL = 'the trial of a move against a force'
const HALF_A_YEAR = fixed.duration(26, 'week', TRIAL)
/** Deals of a year below which a quarter brings too few to judge by. */
const FEW_DEALS = 60

/** How many are asked and by when: fewer, and for longer, where deals are rare. */
const OFTEN = {
  cases: fixed.number(5, TRIAL),
  good: fixed.number(3, TRIAL),
  some: fixed.number(2, TRIAL),
  span: fixed.duration(12, 'week', TRIAL),
}
type Terms = typeof OFTEN
const RARELY: Terms = {
  cases: fixed.number(3, TRIAL),
  good: fixed.number(2, TRIAL),
  some: fixed.number(1, TRIAL),
  span: HALF_A_YEAR,
}
const termsOf = ({ company }: Desk): Terms =>
  (dealingsAYear(company) ?? FEW_DEALS) < FEW_DEALS ? RARELY : OFTEN

type Frames = Pick<FormPlay, 'title' | 'because' | 'steps' | 'metric' | 'stop'>
type Subject = { fact: Fact; name: Label }

/** A move against one force, about whoever carries most of it; null where no card names one. */
export function answerTo(desk: Desk, force: ForceId): ChosenPlay | null {
  // Givers are no buyers: what they press for is told by the collection.
  if (takesGifts(desk.company)) return null
  const subject = subjectOf(desk, force)
  if (!subject) return null
  const { fact, name } = subject
  return formPlay({
    id: `porter-${force}`,
    owner: 'owner',
    hours: 8,
    weeks: termsOf(desk) === RARELY ? [4, 26] : [4, 12],
    cost: [0, 0],
    source: POSITION,
    rests: [fact.id],
    about: name,
    ...framesOf(force, subject, termsOf(desk)),
  })
}

function framesOf(force: ForceId, { fact, name }: Subject, terms: Terms): Frames {
  if (force === 'rivalry') return ofRival(name, terms)
  if (force === 'substitutes') return ofSubstitute(name, terms)
  if (force === 'buyers') return ofBuyer(name)
  if (force === 'entrants') return ofNewcomer(name, terms)
  if (fact.kind === 'change') return ofCost(name, terms)
  return fact.kind === 'partner' && fact.alone
    ? {
        ...ofSoleSupplier(name, terms, fact.gives === 'supplies'),
        ...(fact.ends && titleOfEnd(name)),
      }
    : ofSupplier(name, terms)
}

/** Whoever carries most of a force by a figure, else the first that is named. */
function subjectOf(desk: Desk, force: ForceId): Subject | null {
  const named = candidates(desk, force).flatMap(fact => {
    const name = desk.kit.name(fact)
    return name ? [{ fact, name }] : []
  })
  return named[0] ?? null
}

function candidates({ company }: Desk, force: ForceId): Fact[] {
  if (force === 'rivalry' || force === 'substitutes')
    return factsOf(company, 'rival')
      .filter(rival => forceOfRival(rival) === force)
      .toSorted((a, b) => (b.lostTo ?? b.share ?? 0) - (a.lostTo ?? a.share ?? 0))
  if (force === 'buyers')
    return factsOf(company, 'segment')
      .filter(group => group.side !== 'user' && !isSpread(group))
      .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
  if (force === 'entrants')
    return [...factsOf(company, 'resource'), ...factsOf(company, 'strength')].filter(
      ({ costlyToCopy }) => costlyToCopy === true,
    )
  const partners = factsOf(company, 'partner').filter(one => forceOfPartner(one) === 'suppliers')
  const costs = factsOf(company, 'change').filter(
    ({ touches, bearing }) => (touches === 'cost' || touches === 'supply') && bearing !== 'helps',
  )
  return [...partners.toSorted((a, b) => weightOf(b) - weightOf(a)), ...costs]
}

/** Who alone can do it goes before whoever gives most. */
const weightOf = (partner: Fact<'partner'>): number =>
  (isBinding(partner) ? 1 : 0) + (partner.alone ? 1 : 0) + (partner.share ?? 0)

/** A move for whoever alone can do it, or whose agreement ends; null where there is none. */
export const answerToBinding = (desk: Desk): ChosenPlay | null =>
  factsOf(desk.company, 'partner').some(
    partner => isBinding(partner) && forceOfPartner(partner) === 'suppliers',
  )
    ? answerTo(desk, 'suppliers')
    : null

const ofRival = (who: Label, { cases, good, span }: Terms): Frames => ({
  title: say`Find the work in which ${who} cannot follow, and price it apart`,
  because: say`Where all offer the same, the lowest price decides; where ${who} cannot follow, the price is yours.`,
  steps: [
    say`Write down the last ${cases} buyers that you won against ${who}, the last ${cases} that you lost, and what decided each.`,
    say`Take the circumstance that comes up most among those won, and write one offer for it alone, with its own price and one proof.`,
    say`Make that offer to the next ${cases} who ask in that circumstance, and leave all other prices as they are.`,
  ],
  metric: say`${good} of the ${cases} buy at the full price within ${span}.`,
  stop: say`Choose another circumstance if the same can be had from ${who} within ${span}.`,
})

const ofSubstitute = (what: Label, { cases, some, span }: Terms): Frames => ({
  title: say`Show what ${what} ${agree('leave', what)} undone, and sell that part first`,
  because: say`Whoever chooses ${what} compares no sellers: only what stays undone speaks for a change.`,
  steps: [
    say`Ask the last ${cases} who chose ${what} what they still do themselves or go without.`,
    say`Put both on one page, in money and hours of a year: ${what} and your own work, with all that stays undone.`,
    say`Show it to the next ${cases} who weigh both, and offer first the smallest part of your work that closes the gap.`,
  ],
  metric: say`${some} of the ${cases} buy that part within ${span}.`,
  stop: say`Leave this group if all ${cases} say that nothing is missing.`,
})

const ofBuyer = (who: Label): Frames => ({
  title: say`Offer ${who} a term in place of a lower price`,
  because: say`What ${who} ${agree('ask', who)} for comes off your margin, unless leaving you costs more than staying.`,
  steps: [
    say`Write down for ${who} what is bought in a year, what that leaves after its own cost, and what a change to somebody else would cost them.`,
    say`Set the lowest price at which the work still pays, and decide now to let an order go below it.`,
    say`Offer in the next talk what they need more than a cut, such as a held date or a stock, for a year at the price of today.`,
  ],
  metric: say`A year is agreed at the price of today or above, within ${HALF_A_YEAR}.`,
  stop: say`Make no second offer if the first is refused: put the hours into other buyers than ${who}.`,
})

const ofNewcomer = (what: Label, { cases, good, some, span }: Terms): Frames => ({
  title: say`Tie buyers to what newcomers cannot copy: ${what}`,
  because: say`A newcomer can copy a price in a day; ${what} would take them longest.`,
  steps: [
    say`Write down what a newcomer would need for your work, each with its time and money; mark what ${what} ${agree('give', what)} you alone.`,
    say`Offer ${cases} of your best customers a year on terms that rest on ${what}, before a newcomer can ask them.`,
    say`Look each quarter at who has begun in the trade, and at what price.`,
  ],
  metric: say`${good} of the ${cases} agree within ${span}.`,
  stop: say`Offer it to no more if fewer than ${some} of the ${cases} agree: then it is no reason to stay.`,
})

const ofSupplier = (who: Label, { some, span }: Terms): Frames => ({
  title: say`Have a second price beside ${who} before the next talk`,
  because: say`A price that nothing stands beside is set by ${who} alone.`,
  steps: [
    say`Write down what you buy from ${who} in a year, in pieces and in money, and which part others could deliver.`,
    say`Ask ${some} others for that part: their price, their first date, and what a change would cost you.`,
    say`Lay the best of them beside the next bill, and move a small part to it if the talk brings nothing.`,
  ],
  metric: say`A written price for that part lies beside the one of ${who} within ${span}.`,
  stop: say`Leave it as it is if changing costs more than a year of the difference.`,
})

/** Goods can be kept in stock; work cannot. */
const ofSoleSupplier = (who: Label, { span }: Terms, isOfGoods: boolean): Frames => ({
  title: say`Agree on price and notice with ${who} before the next rise`,
  because: say`Nobody else could soon do the work of ${who}: what can be had is time and a price that is known.`,
  steps: [
    isOfGoods
      ? say`Write down what would stop here in the first month without ${who}, and how long a stock would carry you.`
      : say`Write down what would stop here in the first month without ${who}, and who could do a part of it at short notice.`,
    say`Ask for a price that holds for a year and for notice before it changes, and offer a fixed quantity in return.`,
    say`Write into your own offers how their price moves when the one of ${who} moves.`,
  ],
  metric: say`Price and notice stand in writing within ${span}.`,
  stop: isOfGoods
    ? say`Without an answer within ${span}, put the hours into a stock or into work that needs less of it.`
    : say`Without an answer within ${span}, put the hours into work that needs less of it.`,
})

const titleOfEnd = (who: Label): Pick<Frames, 'title'> => ({
  title: say`Agree on price and notice with ${who} before the agreement ends`,
})

const ofCost = (what: Label, { cases, good, span }: Terms): Frames => ({
  title: say`Let new offers move with the cost: ${what}`,
  because: say`Until an offer says how it moves with ${what}, every rise comes off your margin.`,
  steps: [
    say`Work out what ${what} ${agree('take', what)} from one sale today, and what it was a year ago.`,
    say`Write into each new offer until when its price holds, and how it moves with ${what} after that.`,
    say`Try what could stand in for it in one small job, and note what that saves.`,
  ],
  metric: say`Each new offer names its date and its rule within ${span}.`,
  stop: say`Take the rule out if ${good} of ${cases} buyers decline because of it: raise the price once instead.`,
})
