import type { SevenSBody, SevenSElement } from '@sextant/contracts/strategy/mckinsey-7s'
import { SEVEN_S, SEVEN_S_WORDS, type SevenS } from '@sextant/contracts/strategy/seven-s-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import type { Arranged } from '../../../core/tool.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import { decided } from './align.ts'
import { gapsSay } from './gaps-say.ts'
import { pairsOf } from './pairs.ts'
import { withGap, worstOf } from './recompute.ts'
import { moveFor, signsOf } from './signs.ts'

/** Scores and conflicts as they were told; what other cards show stands beside them and rates nothing. */
export function arrange(desk: Desk): Arranged<'mckinsey-7s'> {
  const plays: ChosenPlay[] = []
  const elements = SEVEN_S.map(id => {
    const chosen = moveFor(desk, id, plays)
    if (chosen) plays.push(chosen)
    return elementOf(desk, id, chosen)
  })
  const pairs = pairsOf(desk, elements)
  const body: SevenSBody = { elements, pairs, worst: worstOf(pairs) }
  const paragraphs = gapsSay(desk, body)
  const section = { id: 'gaps', heading: 'What the seven say together', paragraphs }
  return {
    body,
    plays,
    narrative: paragraphs.length > 0 ? [section] : [],
    ...decided(desk, body),
  }
}

function elementOf(desk: Desk, id: SevenS, chosen: ChosenPlay | undefined): SevenSElement {
  const cards = factsOf(desk.company, 'inside').filter(({ element }) => element === id)
  const card = cards.find(isRated) ?? cards[0]
  const others = cards.filter(other => other !== card).map(other => desk.named(other))
  return withGap({
    id,
    name: SEVEN_S_WORDS[id].name,
    current: card?.today ?? null,
    target: card?.needed ?? null,
    gap: null,
    today: card ? todayOf(desk, card) : null,
    toBe: chosen ? desk.rule(chosen.title, chosen) : null,
    signs: [...others, ...signsOf(desk, id)].slice(0, 2),
  })
}

const isRated = ({ today, needed }: Fact<'inside'>): boolean =>
  today !== undefined || needed !== undefined

/** The person's own words tell more of how the work runs than a name does. */
const todayOf = (desk: Desk, card: Fact<'inside'>) =>
  card.quote.trim() === card.label ? desk.named(card) : (desk.quoted(card) ?? desk.named(card))
