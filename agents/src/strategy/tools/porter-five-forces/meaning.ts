import type { ForceId } from '@sextant/contracts/strategy/porter-words'
import { say, type Sentence } from '../../../sentences/sentence.ts'

type Band = 'low' | 'middle' | 'high'

const bandOf = (score: number): Band => {
  if (score <= 2) return 'low'
  return score === 3 ? 'middle' : 'high'
}

type Meanings = Readonly<Record<ForceId, Readonly<Record<Band, Sentence>>>>

/** What a force of a strength does to profit, as Porter describes it: to prices, to costs, or to what has to be invested. Who lives on gifts has no price: there it is what is left for the work. */
export const meaningOf = (force: ForceId, score: number, isOfGifts: boolean): Sentence =>
  (isOfGifts ? OF_GIFTS : OF_SALES)[force][bandOf(score)]

const OF_SALES: Meanings = {
  rivalry: {
    low: say`Rivals leave prices alone, so what you save or improve stays with you.`,
    middle: say`Rivals answer some moves, so a price needs a reason that buyers can see.`,
    high: say`Rivals answer every price and every offer, so a cut is matched and nobody keeps the gain.`,
  },
  entrants: {
    low: say`Newcomers find it hard to begin, so a good margin can last.`,
    middle: say`Newcomers can begin with some effort, so a rich margin draws them in time.`,
    high: say`Newcomers begin easily, so prices cannot stay far above cost for long.`,
  },
  substitutes: {
    low: say`There is little that buyers could take instead, so the price is not capped from outside.`,
    middle: say`Other ways of getting it done set a limit to the price for a part of the buyers.`,
    high: say`Other ways of getting it done cap the price, whatever the rivals charge.`,
  },
  buyers: {
    low: say`Buyers have little to press with, so a price that is explained is paid.`,
    middle: say`Some buyers can press for a lower price or for more at the same price.`,
    high: say`Buyers can press the price down or ask for more at the same price, and it comes off your margin.`,
  },
  suppliers: {
    low: say`Suppliers can be changed, so a rise of theirs need not become yours.`,
    middle: say`Some suppliers can pass a rise on to you before you can pass it on.`,
    high: say`Suppliers can raise their price or cut their service, and it comes off your margin until you raise yours.`,
  },
}

const OF_GIFTS: Meanings = {
  rivalry: {
    low: say`Few others ask the same givers, so a gift won tends to stay.`,
    middle: say`Others ask the same givers at times, so a gift needs a reason that givers can see.`,
    high: say`Many others ask the same givers, so each gift costs more to win and is sooner lost.`,
  },
  entrants: {
    low: say`New organizations find it hard to begin, so a name once made lasts.`,
    middle: say`New organizations can begin with some effort and will ask the same givers in time.`,
    high: say`New organizations begin easily, so givers are asked by more of them every year.`,
  },
  substitutes: {
    low: say`There is little else that givers could do for the same end.`,
    middle: say`Some givers have other ways to the same end, and compare what each achieves.`,
    high: say`Givers have many other ways to the same end, so the effect of a gift has to be shown.`,
  },
  buyers: {
    low: say`No giver is large enough to set terms, so the work follows its own plan.`,
    middle: say`Some givers can set terms for what their gift is used for.`,
    high: say`Givers can set terms or stop at once, so the work is planned around what they allow.`,
  },
  suppliers: {
    low: say`Suppliers can be changed, so a rise of theirs need not come out of the gifts.`,
    middle: say`Some suppliers can raise their price before more gifts come in.`,
    high: say`Suppliers can raise their price, and it comes straight out of what is left for the work.`,
  },
}
