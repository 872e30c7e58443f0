import type { Force } from '@sextant/contracts/strategy/porter-five-forces'
import type { ForceId } from '@sextant/contracts/strategy/porter-words'
import { type Fact, factsOf } from '../../../company/company.ts'
import type { Desk } from '../../../core/desk.ts'
import { changesOf, falls, forceOfRival } from './drivers.ts'

type Heading = NonNullable<Force['direction']>
/** Which way a force goes by the cards, and the card that shows it. */
export type Shown = { heading: Heading; fact: Fact }

/** Where nobody judged: what presses more from some day on, or a rival that grows, makes a force rise; more demand, or a cost that falls, makes it fall. Null where no card shows a way, or cards show both. */
export function headingShown(desk: Desk, force: ForceId): Shown | null {
  const rising = [...changesOf(desk, force), ...growing(desk, force)]
  const falling = relieving(desk, force)
  const [up] = rising
  const [down] = falling
  if (up && down) return null
  if (up) return { heading: 'rising', fact: up }
  return down ? { heading: 'falling', fact: down } : null
}

function growing({ company }: Desk, force: ForceId): Fact[] {
  return factsOf(company, 'rival').filter(
    rival => forceOfRival(rival) === force && (rival.growth ?? 0) > 0,
  )
}

/** What each force is relieved by: more who ask, or a cost that goes down. */
function relieving({ company }: Desk, force: ForceId): Fact[] {
  const touched = RELIEVED[force]
  return factsOf(company, 'change').filter(change => {
    if (!touched || change.touches !== touched || change.bearing === 'hurts') return false
    const way = falls(change)
    return way !== null && way === (touched === 'cost')
  })
}

const RELIEVED: Partial<Readonly<Record<ForceId, Fact<'change'>['touches']>>> = {
  buyers: 'demand',
  suppliers: 'cost',
}
