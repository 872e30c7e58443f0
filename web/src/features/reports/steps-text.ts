import type { ReportAnswer } from '@sextant/contracts/reports/rows'

type Steps = ReportAnswer['steps']

/** As people write them: one a line, and what stands before the first colon leads. */
export const stepsText = (steps: Steps): string =>
  steps.map(({ lead, text }) => (lead ? `${lead}: ${text}` : text)).join('\n')

const LEAD_MOST = 80
const TEXT_MOST = 400

export const stepsOf = (text: string): Steps =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const [lead = '', ...rest] = line.split(/:\s+/)
      const words = rest.join(': ')
      if (words === '' || lead.length > LEAD_MOST)
        return { lead: '', text: line.slice(0, TEXT_MOST) }
      return { lead, text: words.slice(0, TEXT_MOST) }
    })
