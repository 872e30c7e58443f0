import { isBoundAtStart } from '../../../../company/bound-at-start.ts'
import { type Fact, factsOf } from '../../../../company/company.ts'
import { latestOf } from '../../../../company/latest.ts'
import { formPlay } from '../../../../core/form-play.ts'
import { buyersOf } from '../../../../findings/buyers.ts'
import { fixed } from '../../../../sentences/figures.ts'
import { say } from '../../../../sentences/sentence.ts'
import { METHODS, MOVE_IDS, type MoveOf } from './move-of.ts'

const ID = MOVE_IDS.whoSends

/** Somebody sends customers already and is asked for the next ones: a way that costs nothing. Where several do, the one that sends most. */
export const whoSends: MoveOf = desk => {
  const { company, kit } = desk
  if (isBoundAtStart(company)) return null
  const [way] = factsOf(company, 'channel')
    .filter(isFree)
    .toSorted((a, b) => (b.customers ?? 0) - (a.customers ?? 0))
  const name = way && kit.name(way)
  const offer = latestOf(company, 'offer')
  const line = offer && kit.name(offer)
  if (!way || !name || !line) return null
  const { one, many } = buyersOf(kit, way)
  const sent = way.customers ?? 0
  const count = kit.number(sent, 'as said', [way])
  const because = sent
    ? say`${name}: ${count} ${sent === 1 ? one : many} in a year, and they cost nothing. No other way can bring the next ones for less.`
    : say`You say that ${many} are sent to you from there. It costs you nothing, and as long as nobody counts it, nobody asks for more of it.`
  const few = Math.max(2, Math.ceil(sent / MONTHS) + 1)
  return formPlay({
    id: ID,
    owner: 'owner',
    hours: 4,
    weeks: [1, 4],
    cost: [0, 0],
    source: METHODS.whoSends,
    title: say`Ask for the next ones where they come from already: ${name}`,
    because,
    rests: [way.id, offer.id],
    about: name,
    steps: [
      say`Go there in person and say: “Thank you for those you sent. What do you tell people about ${line}?” Write their words down: they work.`,
      say`Leave ten cards with the text below, and ask: “Whom have you seen lately who could use it?”`,
      say`Write down beside every new name who sent it, and tell the sender each time what became of it.`,
    ],
    metric: say`${fixed.number(few, ID)} to ${fixed.number(few + 2, ID)} new names within ${fixed.duration(4, 'week', ID)}, each with who sent it.`,
    stop: say`If nobody is sent within ${fixed.duration(4, 'week', ID)} after you asked, they have nobody to send: look for another who sees the same people first.`,
  })
}

const MONTHS = 12

/** It works, and nothing is paid for it. What nobody calls free is so only where somebody recommends. */
const isFree = ({ sort, attempt, spend, takes }: Fact<'channel'>): boolean =>
  attempt !== 'failed' && !takes && (spend ? spend.cents === 0 : sort === 'referral')
