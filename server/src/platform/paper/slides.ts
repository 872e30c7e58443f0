import type pptxgenjs from 'pptxgenjs'
import { COLOUR, FAMILY } from './faces.ts'
import { hex } from './word.ts'

/** Inches of a wide slide, and its margin. */
export const WIDE = 13.333
export const SIDE = 0.7
export const MEASURE = WIDE - 2 * SIDE
export const [TOP, HIGH] = [1.75, 4.9]

export type Slide = pptxgenjs.default.Slide

/** The line over each slide in `colour` (#rrggbb), whose it is at its foot, and its number. */
export function frame(slide: Slide, colour: string, words: string): void {
  slide.addShape('rect', { x: 0, y: 0, w: WIDE, h: 0.12, fill: { color: hex(colour) } })
  const small = { fontFace: FAMILY.sans, fontSize: 10, color: hex(COLOUR.ink3), h: 0.3, y: 7.02 }
  slide.addText(words, { ...small, x: SIDE, w: 9, margin: 0 })
  slide.slideNumber = {
    x: WIDE - SIDE - 0.6,
    y: 7.02,
    w: 0.6,
    h: 0.3,
    align: 'right',
    fontFace: FAMILY.sans,
    fontSize: 10,
    color: hex(COLOUR.ink3),
  }
}

/** Letters of a title that stand in one line at its usual size. */
const ONE_LINE = 62

export function titled(slide: Slide, title: string, caption: string): void {
  slide.addText(title, {
    x: SIDE,
    y: 0.45,
    w: MEASURE,
    h: 0.75,
    margin: 0,
    fontFace: 'Georgia',
    fontSize: title.length > ONE_LINE ? 20 : 26,
    color: hex(COLOUR.ink),
    valign: 'middle',
    fit: 'shrink',
  })
  if (caption)
    slide.addText(caption, {
      x: SIDE,
      y: 1.2,
      w: MEASURE,
      h: 0.35,
      margin: 0,
      fontFace: FAMILY.sans,
      fontSize: 13,
      color: hex(COLOUR.ink3),
    })
}
