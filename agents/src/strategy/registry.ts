import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { Framework } from './framework.ts'
import { businessModelCanvas } from './business-model-canvas/playbook.ts'
import { ice } from './ice/playbook.ts'
import { okrs } from './okrs/playbook.ts'
import { porter } from './porter-five-forces/playbook.ts'
import { swot } from './swot/playbook.ts'
import { threeHorizons } from './three-horizons/playbook.ts'
import { vrio } from './vrio/playbook.ts'

const REGISTRY: { [K in FrameworkId]?: Framework<K> } = { swot, 'porter-five-forces': porter, vrio, ice, okrs, 'three-horizons': threeHorizons, 'business-model-canvas': businessModelCanvas }

/** The framework of an id. */
export function frameworkFor<K extends FrameworkId>(id: K): Framework<K> {
  const found = REGISTRY[id] as Framework<K> | undefined
  if (!found) throw new RangeError(`no playbook for ${id}`)
  return found
}
