/** The parts a report may have, in the order in which they stand. */
export const SECTIONS = {
  headline: { name: 'Headline', says: 'What happened, in one sentence and a paragraph' },
  kpis: {
    name: 'Key figures',
    says: 'Beside the period before, and beside a plan where one is set',
  },
  results: { name: 'Results by day', says: 'The figure that tells most, day by day' },
  changed: { name: 'What changed and why', says: 'The change split exactly into its causes' },
  channels: { name: 'Channels', says: 'What each channel brought and cost' },
  campaigns: { name: 'Campaigns', says: 'Paid campaigns, the dearest first' },
  health: { name: 'Health of the data', says: 'What is missing, and what that touches' },
  steps: { name: 'Next steps', says: 'What is done next, by whom' },
  words: { name: 'In your words', says: 'A text of your own' },
} as const satisfies Record<string, { name: string; says: string }>
export type SectionId = keyof typeof SECTIONS
export const SECTION_IDS = Object.keys(SECTIONS) as [SectionId, ...SectionId[]]

export const PERIOD_RULES = ['last-week', 'last-month', 'days'] as const
export type PeriodRule = (typeof PERIOD_RULES)[number]

type ReportKind = { name: string; says: string; rule: PeriodRule; sections: readonly SectionId[] }

/** The reports one may start. The specification names no list; docs/decisions/0068 says why these. */
export const REPORT_TYPES = {
  monthly: {
    name: 'Monthly report',
    says: 'The whole month for a client: figures, causes, channels, campaigns and next steps.',
    rule: 'last-month',
    sections: [
      'headline',
      'kpis',
      'results',
      'changed',
      'channels',
      'campaigns',
      'health',
      'steps',
    ],
  },
  weekly: {
    name: 'Weekly report',
    says: 'Monday to Sunday on one page: what moved, and what is done about it.',
    rule: 'last-week',
    sections: ['headline', 'kpis', 'changed', 'campaigns', 'health', 'steps'],
  },
  channels: {
    name: 'Channel report',
    says: 'Where results came from, and what each channel cost.',
    rule: 'last-month',
    sections: ['headline', 'kpis', 'channels', 'changed', 'health'],
  },
  campaigns: {
    name: 'Campaign report',
    says: 'Every paid campaign with its spend, its results and what one cost.',
    rule: 'last-month',
    sections: ['headline', 'kpis', 'campaigns', 'results', 'health', 'steps'],
  },
  executive: {
    name: 'Executive summary',
    says: 'For those who read one page: the headline, the key figures, the next steps.',
    rule: 'last-month',
    sections: ['headline', 'kpis', 'steps', 'words'],
  },
} as const satisfies Record<string, ReportKind>
export type ReportType = keyof typeof REPORT_TYPES
export const REPORT_TYPE_IDS = Object.keys(REPORT_TYPES) as [ReportType, ...ReportType[]]

export const isReportType = (id: string): id is ReportType => Object.hasOwn(REPORT_TYPES, id)

/** As what a report leaves the house. */
export const REPORT_FORMATS = ['pdf', 'docx', 'xlsx', 'pptx', 'md'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]
