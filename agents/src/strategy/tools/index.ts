import { bcgMatrix } from './bcg-matrix/tool.ts'
import { blueOcean } from './blue-ocean/tool.ts'
import { businessModelCanvas } from './business-model-canvas/tool.ts'
import { ice } from './ice/tool.ts'
import { jobsToBeDone } from './jobs-to-be-done/tool.ts'
import { sevenS } from './mckinsey-7s/tool.ts'
import { okrs } from './okrs/tool.ts'
import { porterFiveForces } from './porter-five-forces/tool.ts'
import { swot } from './swot/tool.ts'
import { threeHorizons } from './three-horizons/tool.ts'
import { vrio } from './vrio/tool.ts'

/** The eleven frameworks of the Strategy agent, by their ids in the catalogue. */
export const strategyTools = {
  swot,
  'porter-five-forces': porterFiveForces,
  'blue-ocean': blueOcean,
  'bcg-matrix': bcgMatrix,
  vrio,
  'mckinsey-7s': sevenS,
  okrs,
  'three-horizons': threeHorizons,
  ice,
  'business-model-canvas': businessModelCanvas,
  'jobs-to-be-done': jobsToBeDone,
} as const
