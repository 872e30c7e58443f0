import { bcgMatrix } from './bcg-matrix/tool.ts'
import { blueOcean } from './blue-ocean/tool.ts'
import { ice } from './ice/tool.ts'
import { okrs } from './okrs/tool.ts'
import { porterFiveForces } from './porter-five-forces/tool.ts'
import { swot } from './swot/tool.ts'
import { vrio } from './vrio/tool.ts'

/** The eleven frameworks of the Strategy agent, by their ids in the catalogue. */
export const strategyTools = {
  swot,
  'porter-five-forces': porterFiveForces,
  'blue-ocean': blueOcean,
  'bcg-matrix': bcgMatrix,
  vrio,
  'mckinsey-7s': swot,
  okrs,
  'three-horizons': swot,
  ice,
  'business-model-canvas': swot,
  'jobs-to-be-done': swot,
} as never
