import { firstPlanBody } from './first-plan.ts'

/** The body schema of each tool of Quick Start. */
export const quickStartBodies = { 'first-plan': firstPlanBody } as const
