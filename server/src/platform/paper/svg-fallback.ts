import { FAMILY, FONT_FILES } from './faces.ts'
import { runsByFont } from './coverage.ts'

const ENTITY = /&(?:#x?[0-9a-f]+|[a-z]+);/gi

/** The drawing with the signs that its face lacks set in the fallback. Entities of markup stand for signs every face has. */
export function withFallback(svg: string): string {
  return svg.replaceAll(/>([^<>]+)</g, (whole, text: string) => {
    if (!/[^\u0020-\u00ff]/.test(text.replaceAll(ENTITY, ''))) return whole
    return `>${runsByFont(text, [FONT_FILES.sans, FONT_FILES.other])
      .map(run =>
        run.font === 0
          ? run.text
          : `<tspan font-family="${FAMILY.other}" font-weight="400">${run.text}</tspan>`,
      )
      .join('')}<`
  })
}
