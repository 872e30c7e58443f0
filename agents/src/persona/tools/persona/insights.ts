import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { PersonaInsight } from '@sextant/contracts/persona/persona'
import type { Fact } from '../../../company/company.ts'
import { peopleIn, saidBy, spokenOf, voicesOf } from '../../../company/voices.ts'
import type { Desk } from '../../../core/desk.ts'
import { apart } from './insights/apart.ts'
import { beliefs } from './insights/beliefs.ts'
import { contradicted } from './insights/contradicted.ts'
import { foremost } from './insights/foremost.ts'
import { nextTalk } from './insights/next-talk.ts'
import { priceSpoken } from './insights/price-spoken.ts'
import { together } from './insights/together.ts'
import type { Heard } from './insights/heard.ts'

/** As many as somebody acts on. */
const SHOWN = 6

/** What all talks of a group say together and none of them alone: where they contradict the owner, each other or go together, and what the next one would settle. */
export function insightsOf(desk: Desk, group: Fact<'segment'> | undefined): PersonaInsight[] {
  const voices = voicesOf(desk.company, group)
  const asked = peopleIn(voices)
  if (!group || asked === 0) return []
  const spoken = spokenOf(voices)
  const heard: Heard = { desk, group, voices, asked, spoken, said: saidBy(voices) }
  const first = [...beliefs(heard), ...contradicted(heard)]
  return [
    ...first,
    ...together(heard),
    ...apart(heard),
    ...priceSpoken(heard),
    ...foremost(heard, topicsOf(heard, first)),
    ...nextTalk(heard),
  ].slice(0, SHOWN)
}

/** Topics of whose words something is told already. */
function topicsOf({ spoken }: Heard, insights: readonly PersonaInsight[]): ReadonlySet<QuoteTopic> {
  const facts = new Set(insights.flatMap(({ words }) => words.map(({ fact }) => fact)))
  const told = spoken.filter(({ voices }) => voices.some(({ id }) => facts.has(id)))
  return new Set(told.map(({ topic }) => topic))
}
