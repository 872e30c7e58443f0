import { isBoundAtStart } from '../../../../company/bound-at-start.ts'
import { factsOf } from '../../../../company/company.ts'
import { latestOf } from '../../../../company/latest.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { fixed } from '../../../../sentences/figures.ts'
import { say } from '../../../../sentences/sentence.ts'
import { METHODS, MOVE_IDS, type MoveOf } from './move-of.ts'

const ID = MOVE_IDS.besideRival

/** What is chosen instead because it is cheaper: both stand side by side before the price is named, and nothing is taken off it. */
export const besideRival: MoveOf = desk => {
  const { company, kit } = desk
  if (isBoundAtStart(company)) return null
  const rival = factsOf(company, 'rival').find(({ betterAt }) => betterAt?.includes('price'))
  const offer = latestOf(company, 'offer')
  const name = rival && kit.name(rival)
  const line = offer && kit.name(offer)
  if (!rival || !name || !line) return null
  const ours = offer.price ? say`${kit.price(offer.price, offer)}` : say`your price`
  return formPlay({
    id: ID,
    owner: 'owner',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    source: METHODS.besideRival,
    title: say`Put both side by side before you name your price: ${line}, and ${name}`,
    because: say`You say that people find it cheaper to take this instead: ${name}. Whoever sees one price alone compares it with the lowest they remember.`,
    rests: [rival.id, offer.id],
    about: name,
    steps: [
      say`Ask the next ${fixed.number(3, ID)} who do not buy what exactly they would pay elsewhere, and for what. Write down price, what is in it, and how long it lasts.`,
      say`Put both on one page: what each costs, what is in it, how long it lasts, what happens if something is wrong. Leave ${ours} as it is.`,
      say`Show the page to everybody who asks, before you name ${ours}, and write down yes or no and the reason.`,
    ],
    metric: say`Of the next ${fixed.number(10, ID)} who see the page, more buy than of the last ${fixed.number(10, ID)} who did not.`,
    stop: say`If ${fixed.number(7, ID)} of ${fixed.number(10, ID)} still name the price, the page does not show what they pay for: ask ${fixed.number(3, ID)} who bought, and begin with their reason.`,
  })
}
