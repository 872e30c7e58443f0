// The server interface of pdfmake 0.3, as far as it is used here; the package brings no types.
declare module 'pdfmake' {
  type Style = {
    font?: string
    fontSize?: number
    bold?: boolean
    italics?: boolean
    color?: string
    background?: string
    lineHeight?: number
    characterSpacing?: number
    alignment?: 'left' | 'right' | 'center'
    margin?: number | [number, number] | [number, number, number, number]
    noWrap?: boolean
    decoration?: 'underline'
    decorationStyle?: 'dashed'
    decorationColor?: string
    decorationThickness?: number
    fontFeatures?: string[]
  }
  type Line = {
    type: 'line'
    x1: number
    y1: number
    x2: number
    y2: number
    lineWidth: number
    lineColor: string
    dash?: { length: number; space?: number }
  }
  type Rect = { type: 'rect'; x: number; y: number; w: number; h: number; color: string }
  export type Mark = Line | Rect
  export type Inline = Style & { text: string }
  export type Content = Style & {
    headlineLevel?: number | undefined
    pageBreak?: 'before'
    unbreakable?: boolean | undefined
    text?: string | readonly Inline[]
    stack?: Content[]
    columns?: Content[]
    columnGap?: number
    canvas?: Mark[]
    /** A data: address. */
    image?: string
    svg?: string
    fit?: [number, number]
    width?: number | string
    ul?: Content[]
    table?: {
      headerRows?: number
      keepWithHeaderRows?: number
      dontBreakRows?: boolean
      widths: (number | string)[]
      body: TableCell[][]
    }
    layout?: TableLayout
    tocItem?: boolean
  }
  export type TableCell = Content & {
    colSpan?: number
    rowSpan?: number
    fillColor?: string
    border?: [boolean, boolean, boolean, boolean]
  }
  export type TableLayout = {
    hLineWidth?: (row: number) => number
    vLineWidth?: (column: number) => number
    hLineColor?: (row: number) => string
    vLineColor?: () => string
    paddingLeft?: (column: number) => number
    paddingRight?: (column: number) => number
    paddingTop?: (row: number) => number
    paddingBottom?: (row: number) => number
  }
  export type Definition = {
    pageSize: 'A4' | 'LETTER'
    pageMargins: [number, number, number, number]
    info: { title: string; author: string; subject: string }
    language: string
    displayTitle: boolean
    version: string
    defaultStyle: Style
    content: Content[]
    footer: (page: number, pages: number) => Content
    pageBreakBefore?: (node: {
      headlineLevel?: number
      startPosition: { verticalRatio: number }
    }) => boolean
  }
  type Faces = { normal: string; bold: string; italics: string; bolditalics: string }
  const pdfmake: {
    setFonts: (fonts: Record<string, Faces>) => void
    setUrlAccessPolicy: (allowed: (url: string) => boolean) => void
    setLocalAccessPolicy: (allowed: (path: string) => boolean) => void
    createPdf: (definition: Definition) => { getBuffer: () => Promise<Buffer> }
  }
  export default pdfmake
}
