import type { FrameworkId } from '@sextant/contracts/catalogue'
import type { DeliverableOf } from '@sextant/contracts/strategy/deliverable'
import { bcgMatrix } from './bcg-matrix/playbook.ts'
import { blueOcean } from './blue-ocean/playbook.ts'
import { businessModelCanvas } from './business-model-canvas/playbook.ts'
import { carryFigures } from './carry-over.ts'
import type { Framework } from './framework.ts'
import { ice } from './ice/playbook.ts'
import { jobsToBeDone } from './jobs-to-be-done/playbook.ts'
import { sevenS } from './mckinsey-7s/playbook.ts'
import { okrs } from './okrs/playbook.ts'
import { porter } from './porter-five-forces/playbook.ts'
import { swot } from './swot/playbook.ts'
import { threeHorizons } from './three-horizons/playbook.ts'
import { vrio } from './vrio/playbook.ts'

/** Every framework of the catalogue; a missing one does not compile. */
const FRAMEWORKS: { readonly [K in FrameworkId]: Framework<K> } = {
  swot: swot,
  'porter-five-forces': porter,
  'blue-ocean': blueOcean,
  'bcg-matrix': bcgMatrix,
  vrio: vrio,
  'mckinsey-7s': sevenS,
  okrs: okrs,
  'three-horizons': threeHorizons,
  ice: ice,
  'business-model-canvas': businessModelCanvas,
  'jobs-to-be-done': jobsToBeDone,
}

/** A framework whose recompute also says the new figures wherever a sentence carries the old ones. */
const telling = <K extends FrameworkId>(framework: Framework<K>): Framework<K> => ({
  ...framework,
  recompute: edited =>
    carryFigures(edited.computations, framework.recompute(edited)) as DeliverableOf<K>,
})

const TELLING = Object.fromEntries(
  Object.entries(FRAMEWORKS).map(([id, framework]) => [id, telling(framework as never)]),
) as unknown as typeof FRAMEWORKS

/** The framework of an id. */
export const frameworkFor = <K extends FrameworkId>(id: K): Framework<K> => TELLING[id]
