import { periodWords } from '@sextant/agents/reports/period-words'
import type { ReportContent } from '@sextant/contracts/reports/content'
import { COLOUR, FAMILY } from '../../../platform/paper/faces.ts'
import { MEASURE, SIDE, type Slide, WIDE } from '../../../platform/paper/slides.ts'
import { hex } from '../../../platform/paper/word.ts'
import type { Logo } from './render-report.ts'

export function front(slide: Slide, content: ReportContent, logo: Logo | null): void {
  const { brand, headline, lead, prepared_for, period } = content
  if (logo) {
    const high = 0.55
    const wide = Math.min(3.5, (logo.width / logo.height) * high)
    slide.addImage({
      data: `image/png;base64,${Buffer.from(logo.png).toString('base64')}`,
      x: SIDE,
      y: 0.6,
      w: wide,
      h: high,
      altText: brand.name,
    })
  } else
    slide.addText(brand.name, {
      x: SIDE,
      y: 0.55,
      w: 7,
      h: 0.6,
      margin: 0,
      fontFace: 'Georgia',
      fontSize: 20,
      bold: true,
      color: hex(brand.colour),
    })
  slide.addText(`Prepared for ${prepared_for}\n${periodWords(period)}`, {
    x: WIDE - SIDE - 5,
    y: 0.55,
    w: 5,
    h: 0.65,
    margin: 0,
    align: 'right',
    fontFace: FAMILY.sans,
    fontSize: 13,
    color: hex(COLOUR.ink3),
  })
  slide.addText(headline, {
    x: SIDE,
    y: 2.0,
    w: MEASURE - 1.5,
    h: 1.8,
    margin: 0,
    fontFace: 'Georgia',
    fontSize: 36,
    color: hex(COLOUR.ink),
    valign: 'top',
    fit: 'shrink',
  })
  if (lead)
    slide.addText(lead, {
      x: SIDE,
      y: 3.95,
      w: MEASURE - 1.5,
      h: 2.7,
      margin: 0,
      fontFace: 'Georgia',
      fontSize: 17,
      color: hex(COLOUR.ink2),
      valign: 'top',
      fit: 'shrink',
    })
}
