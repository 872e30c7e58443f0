import type { ReportSection } from '@sextant/contracts/reports/content'
import pptxgenjs from 'pptxgenjs'
import { FAMILY } from '../../../platform/paper/faces.ts'
import { chart, lines, picture, tableRows } from './pptx-body.ts'
import { front } from './pptx-slide.ts'
import { slideFile } from '../../../platform/paper/slide-file.ts'
import { frame, MEASURE, SIDE, type Slide, titled, TOP } from '../../../platform/paper/slides.ts'
import type { Printed } from './render-report.ts'

/** What its caption says is all: "every source told of every day". */
const saysNothingMore = (section: ReportSection): boolean =>
  (section.form === 'prose' && section.lines.length === 0) ||
  (section.form === 'list' && section.items.length === 0)

/** Rows that can be read from the back of a room; more go on to another slide. */
const ROWS_MOST = 11
// Its types say that it is CommonJS; what Node imports is a module.
const Pptx = pptxgenjs as unknown as typeof pptxgenjs.default

/** A report as slides to go on working with: text is text, tables are tables, the line is a chart with its figures. */
export async function reportPptx({ title, content, logo }: Printed): Promise<Uint8Array> {
  const show = new Pptx()
  show.layout = 'LAYOUT_WIDE'
  show.title = title
  show.author = content.brand.name
  show.company = content.brand.name
  const words = `${content.brand.name} · ${title}`
  const next = (): Slide => {
    const slide = show.addSlide()
    frame(slide, content.brand.colour, words)
    return slide
  }
  front(next(), content, logo)
  for (const section of content.sections) {
    if (section.form === 'table') {
      const { head, rows, total } = tableRows(section)
      for (let from = 0; from === 0 || from < rows.length; from += ROWS_MOST) {
        const slide = next()
        const isLast = from + ROWS_MOST >= rows.length
        titled(slide, from === 0 ? section.title : `${section.title}, continued`, section.caption)
        slide.addTable(
          [head, ...rows.slice(from, from + ROWS_MOST), ...(isLast && total ? [total] : [])],
          {
            x: SIDE,
            y: TOP,
            w: MEASURE,
            fontFace: FAMILY.sans,
            fontSize: 13,
            margin: [0.05, 0.1, 0.05, 0.02],
          },
        )
      }
      continue
    }
    const slide = next()
    const isCaptionAll = saysNothingMore(section)
    titled(slide, section.title, isCaptionAll ? '' : section.caption)
    if (isCaptionAll) lines(slide, [{ lead: '', text: section.caption }], false)
    else if (section.form === 'line') chart(slide, section, content)
    else if (section.form === 'falls') await picture(slide, section, content.brand.colour)
    else if (section.form === 'list') lines(slide, section.items, true)
    else
      lines(
        slide,
        section.lines.map(text => ({ lead: '', text })),
        false,
      )
  }
  return slideFile(show)
}
