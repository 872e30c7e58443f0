import { firstPlan } from './first-plan/tool.ts'

/** The tools of Quick Start, by their ids in the catalogue. */
export const quickStartTools = { 'first-plan': firstPlan } as const
