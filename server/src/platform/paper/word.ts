import { type IRunOptions, TextRun } from 'docx'
import { COLOUR, FAMILY } from './faces.ts'

/** A colour as Word wants it. */
export const hex = (colour: string): string => colour.slice(1)

export type WordStyle = { size: number; color?: string; bold?: boolean; italics?: boolean }

/** A run in `face`; `size` in points. */
export const run = (
  text: string,
  face: keyof typeof FAMILY,
  { size, color = COLOUR.ink, ...style }: WordStyle,
  more: Omit<IRunOptions, 'text' | 'children'> = {},
): TextRun =>
  new TextRun({
    text,
    font: FAMILY[face],
    size: Math.round(size * 2),
    color: hex(color),
    ...style,
    ...more,
  })
