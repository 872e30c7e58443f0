import type { FrameworkId } from '@sextant/contracts/catalogue'
import { bcgMatrix } from './bcg-matrix/playbook.ts'
import { blueOcean } from './blue-ocean/playbook.ts'
import { businessModelCanvas } from './business-model-canvas/playbook.ts'
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
  'swot': swot, 'porter-five-forces': porter, 'blue-ocean': blueOcean, 'bcg-matrix': bcgMatrix, 'vrio': vrio, 'mckinsey-7s': sevenS,
  'okrs': okrs, 'three-horizons': threeHorizons, 'ice': ice, 'business-model-canvas': businessModelCanvas, 'jobs-to-be-done': jobsToBeDone,
}

/** The framework of an id. */
export const frameworkFor = <K extends FrameworkId>(id: K): Framework<K> => FRAMEWORKS[id]
