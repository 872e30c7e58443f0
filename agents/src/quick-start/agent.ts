import type { Agent } from '../core/agent.ts'
import { ASKS } from '../core/asking/asks.ts'
import { questionsMost } from '../core/asking/next-ask.ts'
import { firstPlan } from './tools/first-plan/tool.ts'

const { key, kind, why } = ASKS.offer

/** Quick Start: five answers to a first plan. */
export const quickStart: Agent = {
  id: 'quick-start',
  choose: () => 'first-plan',
  opening: {
    text: 'Five answers, and you have a plan for thirty days. First: what do you sell, at what price, and to whom?',
    question: {
      key,
      kind,
      attributes: [],
      n: 1,
      of: questionsMost(firstPlan.asks),
      why,
      example: '“Bicycle repairs at 40 each, for commuters of the quarter.”',
    },
  },
}
