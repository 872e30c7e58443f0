// The crew and the option lists of the product, in catalogue order. Every list that both sides show lives here once.

export const ORGANIZATION_TYPES = ['SME', 'AGENCY'] as const
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number]

export const INDUSTRIES = [
  'SaaS/Software',
  'E-commerce',
  'Professional Services',
  'Manufacturing',
  'Healthcare',
  'Retail',
  'Financial Services',
  'Education',
  'Non-profit',
  'Other',
] as const
export type Industry = (typeof INDUSTRIES)[number]

/** Employees. The label adds the word "employees". */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const
export type CompanySize = (typeof COMPANY_SIZES)[number]

/** What the product offers; others that come in by the API are shown neutrally. */
export const CAMPAIGN_STATUSES = [
  'draft',
  'planned',
  'active',
  'paused',
  'completed',
  'cancelled',
] as const
export const CLIENT_STATUSES = ['active', 'paused', 'prospect', 'churned'] as const
export const CAMPAIGN_TYPES = [
  'Brand awareness',
  'Lead generation',
  'Product launch',
  'Promotion',
  'Retention',
  'Event',
  'Content',
  'Other',
] as const
export const MARKETING_CHANNELS = [
  'Paid search',
  'Paid social',
  'Organic social',
  'Email',
  'SEO',
  'Content',
  'Display',
  'Video',
  'Influencers',
  'Events',
  'Direct mail',
  'Out of home',
  'Radio',
  'PR',
  'Partnerships',
] as const

export const AGENT_SLUGS = [
  'strategy',
  'persona',
  'marketing-strategy',
  'content',
  'campaign-planning',
  'competitive-intelligence',
  'client-success',
  'performance-intelligence',
  'quick-start',
] as const
export type AgentSlug = (typeof AGENT_SLUGS)[number]

export type AgentGroup = 'Foundation' | 'Execution' | 'Intelligence' | 'Start'
export type AgentEntry = {
  id: AgentSlug
  name: string
  /** Two letters shown in the agent's badge. */
  code: string
  /** Name of the colour token: `--agent-<hue>`. */
  hue: string
  description: string
  /** Minutes, as the specification words it. */
  estimatedTime: string
  path: string
  outputTab: string
  group: AgentGroup
  agencyOnly: boolean
  /** What it makes has pages of its own under its path, by the output's id. */
  hasPages?: true
  /** False while no screen serves this agent: nothing may link to it. */
  available: boolean
}

export const AGENTS: readonly AgentEntry[] = [
  {
    id: 'strategy',
    name: 'Strategy',
    code: 'St',
    hue: 'strategy',
    description: '11 frameworks, SWOT, growth planning',
    estimatedTime: '5-10 min',
    path: '/strategy',
    outputTab: 'Strategy',
    group: 'Foundation',
    agencyOnly: false,
    available: true,
  },
  {
    id: 'persona',
    name: 'Persona',
    code: 'Pe',
    hue: 'persona',
    description: 'Customer profiling, interview mode',
    estimatedTime: '3-5 min',
    path: '/persona',
    outputTab: 'Personas',
    group: 'Foundation',
    agencyOnly: false,
    hasPages: true,
    available: true,
  },
  {
    id: 'marketing-strategy',
    name: 'Marketing Strategy',
    code: 'Ms',
    hue: 'marketing',
    description: 'Positioning, messaging, channels and budget',
    estimatedTime: '5-10 min',
    path: '/marketing-strategy',
    outputTab: 'Marketing strategy',
    group: 'Foundation',
    agencyOnly: false,
    available: true,
  },
  {
    id: 'content',
    name: 'Content',
    code: 'Co',
    hue: 'content',
    description: '9 generation tools',
    estimatedTime: '5-10 min',
    path: '/content',
    outputTab: 'Content',
    group: 'Execution',
    agencyOnly: false,
    available: false,
  },
  {
    id: 'campaign-planning',
    name: 'Campaign Planning',
    code: 'Pl',
    hue: 'planning',
    description: 'Tasks, calendar, budget and measurement',
    estimatedTime: '10-15 min',
    path: '/campaign-planning',
    outputTab: 'Plans',
    group: 'Execution',
    agencyOnly: false,
    available: false,
  },
  {
    id: 'competitive-intelligence',
    name: 'Competitive Intelligence',
    code: 'Ci',
    hue: 'competitive',
    description: 'Battlecards, feature matrix, alerts',
    estimatedTime: '5-10 min',
    path: '/competitive-intelligence',
    outputTab: 'Competitors',
    group: 'Intelligence',
    agencyOnly: false,
    available: false,
  },
  {
    id: 'client-success',
    name: 'Client Success',
    code: 'Cs',
    hue: 'success',
    description: 'Client health, retention and reviews',
    estimatedTime: '3-5 min',
    path: '/client-success',
    outputTab: 'Client success',
    group: 'Intelligence',
    agencyOnly: true,
    available: false,
  },
  {
    id: 'performance-intelligence',
    name: 'Performance Intelligence',
    code: 'Pf',
    hue: 'performance',
    description: 'Results, forecasts and budget shifts',
    estimatedTime: '3-8 min',
    path: '/performance-intelligence',
    outputTab: 'Performance',
    group: 'Intelligence',
    agencyOnly: false,
    available: true,
  },
  {
    id: 'quick-start',
    name: 'Quick Start',
    code: 'Qs',
    hue: 'quickstart',
    description: 'Five answers to a first plan',
    estimatedTime: '5 min',
    path: '/quick-start',
    outputTab: 'Quick start',
    group: 'Start',
    agencyOnly: false,
    available: true,
  },
]

/** Every tool of every agent: for Strategy, its frameworks. */
export const TOOL_IDS = [
  'swot',
  'porter-five-forces',
  'blue-ocean',
  'bcg-matrix',
  'vrio',
  'mckinsey-7s',
  'okrs',
  'three-horizons',
  'ice',
  'business-model-canvas',
  'jobs-to-be-done',
  'persona',
  'first-plan',
  'strategy-on-a-page',
  'guided-strategy',
  'advanced-strategy',
  'what-changed',
  'what-is-odd',
  'significance',
  'attribution',
  'pacing',
] as const
export type ToolId = (typeof TOOL_IDS)[number]

export type ToolEntry = {
  id: ToolId
  agent: AgentSlug
  name: string
  short: string
  answers: string
  useWhen: string
  brings: string
  /** Its form is a page of its own that shows the moves too. */
  isPage?: true
  /** It is about what was measured: no fact of the company is asked for, read or used, and what is told in its thread is its own to read. */
  isOfFigures?: true
  /** It goes into a calendar. */
  hasDays?: true
}

export const TOOLS: readonly ToolEntry[] = [
  {
    id: 'swot',
    agent: 'strategy',
    name: 'SWOT',
    short: 'SWOT',
    answers:
      'Which moves follow from what we are good and bad at, and what is happening around us?',
    useWhen: 'You have a decision to make and facts scattered across heads.',
    brings:
      'Scored factors with evidence, paired into attack, defend, strengthen and step-back moves',
  },
  {
    id: 'porter-five-forces',
    agent: 'strategy',
    name: "Porter's Five Forces",
    short: 'Five Forces',
    answers: 'Who takes the profit in this market, and is that getting worse?',
    useWhen: 'Prices are under pressure, or you weigh entering a market.',
    brings: 'Five scored forces with drivers, direction and what each does to profit',
  },
  {
    id: 'blue-ocean',
    agent: 'strategy',
    name: 'Blue Ocean Strategy',
    short: 'Blue Ocean',
    answers: 'Where can we stop competing on the same things as everybody else?',
    useWhen: 'You and your rivals look alike to buyers.',
    brings:
      'A strategy canvas, what to eliminate, reduce, raise and create, and three tests of the curve',
  },
  {
    id: 'bcg-matrix',
    agent: 'strategy',
    name: 'BCG Matrix',
    short: 'BCG',
    answers: 'Which of our products should fund which?',
    useWhen: 'You sell several things and money is short for all of them.',
    brings: 'Relative share and growth per product line, with invest, hold, harvest or stop',
  },
  {
    id: 'vrio',
    agent: 'strategy',
    name: 'VRIO',
    short: 'VRIO',
    answers: 'Which of our resources is a lasting advantage, and which only feels like one?',
    useWhen: 'You want to know what to build the business on.',
    brings: 'Each resource tested to a verdict, with the missing step named',
  },
  {
    id: 'mckinsey-7s',
    agent: 'strategy',
    name: 'McKinsey 7S',
    short: '7S',
    answers: 'Does the inside of the company fit the plan?',
    useWhen: 'The plan is right and still nothing moves.',
    brings: 'Current and target for each S, 21 alignments, the worst three pairs',
  },
  {
    id: 'okrs',
    agent: 'strategy',
    name: 'OKRs',
    short: 'OKRs',
    answers: 'What must be true by the end of the quarter, in numbers?',
    useWhen: 'The goal is clear and progress is argued by feeling.',
    brings: 'Objectives with key results from baseline to target, graded',
  },
  {
    id: 'three-horizons',
    agent: 'strategy',
    name: 'Three Horizons',
    short: 'Horizons',
    answers: 'Are we feeding today, tomorrow and the day after in the right shares?',
    useWhen: 'All effort goes into this month, or all of it into the next big thing.',
    brings: 'Initiatives per horizon with owner, exit metric and a budget split',
  },
  {
    id: 'ice',
    agent: 'strategy',
    name: 'ICE prioritization',
    short: 'ICE',
    answers: 'What should we do first?',
    useWhen: 'The list of ideas is longer than the week.',
    brings: 'Ideas ranked by impact, evidence-based confidence and ease',
  },
  {
    id: 'business-model-canvas',
    agent: 'strategy',
    name: 'Business Model Canvas',
    short: 'Canvas',
    answers: 'How does this business make money, and which belief would break it?',
    useWhen: 'You start, pivot, or explain the business to somebody.',
    brings: 'Nine blocks as hypotheses, the riskiest with its test, and unit economics',
  },
  {
    id: 'jobs-to-be-done',
    agent: 'strategy',
    name: 'Jobs to Be Done',
    short: 'JTBD',
    answers: 'What are customers really hiring us to do, and what holds them back?',
    useWhen: 'You know who buys but not why.',
    brings: 'Jobs, the four forces of switching, and outcomes ranked by unmet need',
  },
  {
    id: 'persona',
    agent: 'persona',
    name: 'Persona',
    short: 'Persona',
    answers: 'Who are these customers, how do they decide, and what would change their mind?',
    useWhen: 'You write, sell or price for a group and have only its name.',
    brings:
      'One group as one person: every line with how many customers said it and the decision it changes',
  },
  {
    id: 'first-plan',
    agent: 'quick-start',
    name: '30-day plan',
    short: '30-day plan',
    answers: 'What do I do in the next 30 days, in which order, and what do I send first?',
    useWhen: 'You begin, and want one page to work from.',
    brings:
      'What you are to whom, one person to picture, three moves with their days, and a first text ready to send',
    isPage: true,
    hasDays: true,
  },
  {
    id: 'strategy-on-a-page',
    agent: 'marketing-strategy',
    name: 'Strategy on a page',
    short: 'Strategy on a page',
    answers: 'To whom do we say what, through which ways, for how much, to reach the goal?',
    useWhen: 'You have five minutes and a meeting after them.',
    brings:
      'A group to aim at, a position, a promise, the ways to customers, the money and how it is measured, on one page',
    isPage: true,
  },
  {
    id: 'guided-strategy',
    agent: 'marketing-strategy',
    name: 'Guided strategy',
    short: 'Guided strategy',
    answers: 'Which marketing strategy do we all stand behind, step by step?',
    useWhen: 'Several people have to agree, or you want to think each choice through.',
    brings:
      'Seven steps from groups to figures, each agreed on or open, and opened again without losing the rest',
    isPage: true,
  },
  {
    id: 'advanced-strategy',
    agent: 'marketing-strategy',
    name: 'Advanced strategy',
    short: 'Advanced strategy',
    answers: 'Does the strategy hold when the market, the money and the guesses are tested?',
    useWhen: 'A board, a bank or an investor will ask how you know.',
    brings:
      'The seven steps, the market from above and from below, 7P, three scenarios and tests with the cases they take',
    isPage: true,
  },
  {
    id: 'what-is-odd',
    agent: 'performance-intelligence',
    isOfFigures: true,
    name: 'What is odd',
    short: 'What is odd',
    answers: 'Is anything in our figures not as it was, since when, and what has it cost?',
    useWhen: 'You look in the morning, or a number feels wrong.',
    brings:
      'The one change that stands, its effect and cost with intervals, where it comes from, what it is not, and a prediction',
  },
  {
    id: 'what-changed',
    agent: 'performance-intelligence',
    isOfFigures: true,
    name: 'What changed',
    short: 'What changed',
    answers: 'Why is the total not what it was, to the cent?',
    useWhen: 'A month is over and somebody asks why.',
    brings:
      'The change split exactly by channel and cause, with what is clear and what could be chance',
  },
  {
    id: 'significance',
    agent: 'performance-intelligence',
    isOfFigures: true,
    name: 'Is the test significant',
    short: 'Significance',
    answers: 'May we believe the difference between these two?',
    useWhen: 'A test runs, or two campaigns are compared.',
    brings:
      'A plain verdict, the difference with its interval, the split, the looks, and the cases still needed',
  },
  {
    id: 'attribution',
    agent: 'performance-intelligence',
    isOfFigures: true,
    name: 'Who deserves the credit',
    short: 'Attribution',
    answers:
      'Which channels brought the conversions, and how far does that depend on how one counts?',
    useWhen: 'Every platform claims the same order.',
    brings: 'Up to seven ways of crediting side by side, and where they disagree',
  },
  {
    id: 'pacing',
    agent: 'performance-intelligence',
    isOfFigures: true,
    name: 'Pacing',
    short: 'Pacing',
    answers: 'Does the money last, and on which day is it gone?',
    useWhen: 'A campaign with a budget is running.',
    brings:
      'Spend against budget and time, the day the money runs out with its interval, and what to set a day to',
  },
]

/** What an agent's tools are called, where they are more than tools. */
const TOOL_WORDS: Partial<Readonly<Record<AgentSlug, { one: string; many: string }>>> = {
  strategy: { one: 'framework', many: 'frameworks' },
  'marketing-strategy': { one: 'mode', many: 'modes' },
}
export const toolWordOf = (agent: AgentSlug): { one: string; many: string } =>
  TOOL_WORDS[agent] ?? { one: 'tool', many: 'tools' }

export const toolById = (id: ToolId): ToolEntry => TOOLS.find(tool => tool.id === id)!
/** In catalogue order. */
export const toolsOf = (agent: AgentSlug): readonly ToolEntry[] =>
  TOOLS.filter(tool => tool.agent === agent)
export const agentById = (id: AgentSlug): AgentEntry => AGENTS.find(a => a.id === id)!

/** What an output is, in words, from its output_type. */
export const outputKindName = (outputType: string): string =>
  outputType === 'combined'
    ? 'Combined document'
    : (TOOLS.find(({ id }) => id === outputType)?.name ?? outputType)
