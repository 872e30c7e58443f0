import { bcgBody } from './bcg-matrix.ts'
import { blueOceanBody } from './blue-ocean.ts'
import { canvasBody } from './business-model-canvas.ts'
import { iceBody } from './ice.ts'
import { jtbdBody } from './jobs-to-be-done.ts'
import { sevenSBody } from './mckinsey-7s.ts'
import { okrsBody } from './okrs.ts'
import { porterBody } from './porter-five-forces.ts'
import { swotBody } from './swot.ts'
import { threeHorizonsBody } from './three-horizons.ts'
import { vrioBody } from './vrio.ts'

/** The body schema of each framework of the Strategy agent. */
export const strategyBodies = {
  swot: swotBody,
  'porter-five-forces': porterBody,
  'blue-ocean': blueOceanBody,
  'bcg-matrix': bcgBody,
  vrio: vrioBody,
  'mckinsey-7s': sevenSBody,
  okrs: okrsBody,
  'three-horizons': threeHorizonsBody,
  ice: iceBody,
  'business-model-canvas': canvasBody,
  'jobs-to-be-done': jtbdBody,
} as const
