import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { PersonaInsight } from '@sextant/contracts/persona/persona'
import type { Fact } from '../../../company/company.ts'
import { peopleIn, saidBy, spokenOf, voicesOf } from '../../../company/voices.ts'
import type { Desk } from '../../../core/desk.ts'
import { apart } from './insights/apart.ts'
import { before, isAgainstNobody } from './insights/before.ts'
import { beliefs } from './insights/beliefs.ts'
import { contradicted } from './insights/contradicted.ts'
import { deciders } from './insights/deciders.ts'
import { foremost } from './insights/foremost.ts'
import { type Found, type Heard, insight } from './insights/heard.ts'
import { howLong } from './insights/how-long.ts'
import { nextTalk } from './insights/next-talk.ts'
import { isPriceFair, priceTold } from './insights/price-told.ts'
import { priceSpoken } from './insights/price-spoken.ts'
import { season } from './insights/season.ts'
import { spreadOf } from './insights/spread.ts'
import { together } from './insights/together.ts'

/** As many as somebody acts on. */
const SHOWN = 7

/** One against one is two voices: they stand behind what several say. */
const SIDES_LEAST = 3

/** All that was heard of a group; null where there is none, or nobody was asked. */
export function heardBy(desk: Desk, group: Fact<'segment'> | undefined): Heard | null {
  const voices = voicesOf(desk.company, group)
  const asked = peopleIn(voices)
  if (!group || asked === 0) return null
  return { desk, group, voices, asked, spoken: spokenOf(voices), said: saidBy(voices) }
}

/** What all talks of a group say together and none of them alone, the most surprising first: where they contradict the owner, whom one really competes with, whose yes it takes, and what the next talk would settle. */
export function foundIn(heard: Heard): Found[] {
  const first = [...beliefs(heard), ...pricesIn(heard)]
  const sides = contradicted(heard)
  const told = [
    ...first,
    ...(isAgainstNobody(heard) ? before(heard) : []),
    ...sides.filter(({ rests }) => peopleIn(rests) >= SIDES_LEAST),
    ...deciders(heard),
    ...spreadOf(heard, 'objection'),
    ...howLong(heard),
    ...season(heard),
    ...spreadOf(heard, 'trigger'),
    ...(isAgainstNobody(heard) ? [] : before(heard)),
    ...spreadOf(heard, 'pain'),
  ]
  const more = [...together(heard), ...apart(heard), ...foremost(heard, topicsOf(heard, told))]
  const last = nextTalk(heard)
  return [...[...told, ...more].slice(0, SHOWN - last.length), ...last]
}

/** What they say of the price leads where they find it fair, or where a card blames it. */
function pricesIn(heard: Heard): Found[] {
  const silent = priceSpoken(heard)
  return silent.length > 0 && !isPriceFair(heard) ? silent : priceTold(heard)
}

/** The same as they are told. */
export const insightsOf = (heard: Heard | null): PersonaInsight[] =>
  heard ? foundIn(heard).map(found => insight(heard, found)) : []

/** Topics of whose words something is told already. */
function topicsOf({ spoken }: Heard, insights: readonly Found[]): ReadonlySet<QuoteTopic> {
  const facts = new Set(insights.flatMap(({ rests }) => rests.map(({ id }) => id)))
  const told = spoken.filter(({ voices }) => voices.some(({ id }) => facts.has(id)))
  return new Set(told.map(({ topic }) => topic))
}
