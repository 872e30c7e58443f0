import { Resvg } from '@resvg/resvg-js'
import { FAMILY, FONT_FILES } from './faces.ts'

/** A drawing as pixels, on white, for files that take no SVG. */
export const pngOf = (svg: string): Buffer =>
  new Resvg(svg, {
    fitTo: { mode: 'zoom', value: 2.5 },
    background: '#ffffff',
    font: {
      loadSystemFonts: false,
      fontFiles: Object.values(FONT_FILES),
      defaultFontFamily: FAMILY.sans,
    },
  })
    .render()
    .asPng()
