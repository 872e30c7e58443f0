import type { TowsKind } from '@sextant/contracts/strategy/swot-words'
import type { Fact } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { formPlay } from '../../../core/form-play.ts'
import type { ChosenPlay } from '../../../plays/choose.ts'
import type { Label } from '../../../sentences/label.ts'
import { say } from '../../../sentences/sentence.ts'
import { type Shown, TOWS } from './advice.ts'
import { isOneStory } from './answers.ts'
import { beforeIt } from './before-it.ts'
import { choosing, insideKind, outsideKind } from './pair-kinds.ts'
import { relationOf } from './relations.ts'

const HOURS = 6

const TIMES = new Set<Fact<'strength'>['proofForm']>(['minutes', 'hours', 'days', 'weeks'])

/** A wait in days, or a share of which less is better, is the name of a figure: the figure is shown, and not the wait. */
function shownOf(fact: Fact, name: Label): Shown {
  const isFigure =
    fact.kind === 'strength' &&
    fact.proof !== undefined &&
    (TIMES.has(fact.proofForm) || (fact.versus ?? 0) > fact.proof)
  return isFigure
    ? { says: say`your figure for ${name}`, subject: { isMany: false, origins: name.origins } }
    : { says: name, subject: name }
}

/** What the heaviest pair of a cell comes to where no play of the collection answers it: what the kinds of its two sides say of each other, and no more. Null where they say nothing, or where a name fits no sentence. */
export function plainPlay(desk: Desk, kind: TowsKind, own: Fact, around: Fact): ChosenPlay | null {
  const { kit, company } = desk
  const names = { own: kit.name(own), around: kit.name(around) }
  if (!names.own || !names.around) return null
  const inside = insideKind(own, names.own)
  const outside = outsideKind(company, around)
  const relation = inside && outside && relationOf(kind, inside, outside)
  if (!relation) return null
  if (inside === 'hands' && outside === 'supply' && !isOneStory(company, own, around)) return null
  const chooser = choosing(company, around)
  const who = chooser && kit.name(chooser)
  const pair = {
    own: names.own,
    shown: shownOf(own, names.own),
    around: names.around,
    before: beforeIt(company, around, names.around),
    ...(who && { who }),
  }
  const { title, because } = relation.says(pair)
  const play = formPlay({
    id: `tows-${kind.toLowerCase()}`,
    owner: 'owner',
    hours: HOURS,
    weeks: [2, 12],
    cost: [0, 0],
    source: TOWS,
    rests: [own.id, around.id],
    title,
    because,
    ...relation.way(pair),
  })
  return { ...play, pair: { own, around, because } }
}
