import { runningSpend } from '../../company/acquisition.ts'
import { type Fact, factsOf } from '../../company/company.ts'
import { anyOf } from '../../reading/any-of.ts'
import { lineMeantBy } from '../../company/line-said.ts'
import { lineRefused, refusalsOf } from '../../company/refusals.ts'
import { unitOfRefused } from '../../company/refused-unit.ts'
import { takesGifts } from '../../company/targets.ts'
import { yearlyVolume } from '../../company/volumes.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** So many names still read as a list. */
const MOST_NAMED = 3
/** A smaller part of sales is refused on busy days by everybody. */
const LEAST = 0.05

/** What nobody sorted and costs money is paid for. */
const isPaid = ({ sort }: Fact<'channel'>): boolean => sort === 'paid' || sort === undefined

/** Of what is short, room can be made with money; what nobody sorted says so in its own words: no money helps against the weather. */
const ROOM = new Set<Fact<'constraint'>['sort']>(['capacity', 'one-person', 'skills', 'systems'])
const IS_FULL = anyOf(
  String.raw`full|booked|sold out|no (?:room|space|time|slots?|hands)|too small|waiting ?list|waitlist|queue`,
  String.raw`not enough|short of|capped|only (?:one|two|three|four|five|\d+)`,
)
const lacksRoom = ({ sort, quote }: Fact<'constraint'>): boolean =>
  sort === undefined ? IS_FULL.test(quote) : ROOM.has(sort)

/** Money spent on being found while sales are refused for want of room. */
export const adsWhileFull: Rule = {
  id: 'capacity.ads-while-full',
  family: 'capacity',

  find(company, kit) {
    const [brake] = refusalsOf(company).filter(lacksRoom)
    const refused = brake && lineRefused(company, brake)
    // What is paid for another line than the one refused ends in no refusal.
    const isOnly = factsOf(company, 'offer').length < 2
    const isForIt = (channel: Fact<'channel'>): boolean =>
      isOnly || (refused !== undefined && lineMeantBy(company, channel)?.id === refused.id)
    const paid = factsOf(company, 'channel').flatMap(channel => {
      const cents = runningSpend(channel) ?? 0
      const isRunning = isPaid(channel) && channel.attempt !== 'failed' && isForIt(channel)
      return isRunning && cents > 0 ? [{ channel, cents }] : []
    })
    const sold = refused?.volume ?? yearlyVolume(company)?.value
    if (!brake || paid.length === 0 || (sold && brake.lost / sold < LEAST)) return []
    // Who is turned away there gives nothing: ads that bring givers end in no refusal.
    if (takesGifts(company)) return []
    const channels = paid.map(({ channel }) => channel)
    const spent = paid.reduce((sum, { cents }) => sum + cents, 0)
    const named = [...paid].sort((a, b) => b.cents - a.cents).slice(0, MOST_NAMED)
    const names = new ListText(named.map(({ channel }) => kit.label(channel)))
    const says = say`You pay ${kit.money(roughly(spent), 'Σ spend a year', channels)} a year to be found, through ${names}, while ${kit.count(brake.lost, unitOfRefused(company, brake), 'as said', [brake])} a year are turned away. Put into room first, that money would not end in refusals.`
    return [
      {
        says,
        rests: idsOf(brake, ...channels),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: spent },
        about: kit.label(brake),
        figures: { spent, lost: brake.lost },
      },
    ]
  },
}
