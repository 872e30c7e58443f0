import type { Inline } from 'pdfmake'
import { runsByFont } from './coverage.ts'
import { FAMILY, FONT_FILES } from './faces.ts'

export type Face = keyof typeof FAMILY
const MAIN: Record<Face, string> = {
  sans: FONT_FILES.sans,
  book: FONT_FILES.book,
  display: FONT_FILES.display,
  other: FONT_FILES.other,
}

/** Text in `face`, signs the face lacks in the fallback. */
export function type(
  text: string,
  face: Face = 'sans',
  style: Omit<Inline, 'text' | 'font'> = {},
): Inline[] {
  return runsByFont(text, [MAIN[face], FONT_FILES.other]).map(run => ({
    text: run.text,
    ...style,
    // The fallback is one face: larger than the others at the same size, and without an italic.
    ...(run.font === 0
      ? { font: FAMILY[face] }
      : {
          font: FAMILY.other,
          ...(style.fontSize ? { fontSize: style.fontSize * 0.88 } : {}),
          bold: false,
          italics: false,
        }),
  }))
}
