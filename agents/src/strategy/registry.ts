import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { Framework } from './framework.ts'
import { swot } from './swot/playbook.ts'

const REGISTRY: { [K in FrameworkId]?: Framework<K> } = { swot }

/** The framework of an id. */
export function frameworkFor<K extends FrameworkId>(id: K): Framework<K> {
  const found = REGISTRY[id] as Framework<K> | undefined
  if (!found) throw new RangeError(`no playbook for ${id}`)
  return found
}
