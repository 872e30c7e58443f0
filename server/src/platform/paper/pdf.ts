import pdfmake from 'pdfmake'
import { FAMILY, FONT_FILES } from './faces.ts'

const one = (path: string) => ({ normal: path, bold: path, italics: path, bolditalics: path })
pdfmake.setFonts({
  [FAMILY.sans]: {
    normal: FONT_FILES.sans,
    bold: FONT_FILES.sansBold,
    italics: FONT_FILES.sans,
    bolditalics: FONT_FILES.sansBold,
  },
  [FAMILY.book]: {
    normal: FONT_FILES.book,
    bold: FONT_FILES.bookBold,
    italics: FONT_FILES.bookItalic,
    bolditalics: FONT_FILES.bookBold,
  },
  [FAMILY.display]: one(FONT_FILES.display),
  [FAMILY.other]: one(FONT_FILES.other),
})
// User text never names a file or an address that is fetched.
const faces = new Set<string>(Object.values(FONT_FILES))
pdfmake.setLocalAccessPolicy(path => faces.has(path))
pdfmake.setUrlAccessPolicy(() => false)

/** The layouter with the faces of our files; every file is laid out by this one. */
export { pdfmake }
