import pptxgenjs from 'pptxgenjs'
import { FAMILY } from '../../../platform/paper/faces.ts'
import { chart, lines, picture, tableRows } from './pptx-body.ts'
import { front } from './pptx-slide.ts'
import { frame, MEASURE, SIDE, type Slide, titled, TOP } from '../../../platform/paper/slides.ts'
import type { Printed } from './render-report.ts'

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
    titled(slide, section.title, section.caption)
    if (section.form === 'line') chart(slide, section, content)
    else if (section.form === 'falls') await picture(slide, section, content.brand.colour)
    else if (section.form === 'list') lines(slide, section.items, true)
    else
      lines(
        slide,
        section.lines.map(text => ({ lead: '', text })),
        false,
      )
  }
  return new Uint8Array((await show.write({ outputType: 'arraybuffer' })) as ArrayBuffer)
}
